function text = rats(x, len)
  if nargin < 2
    len = 13;
  end
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:rats:InvalidClass', 'rats: X must be numeric');
  end
  width = len + 2 * (numel(x) > 1);
  x = double(reshape(x, size(x, 1), []));
  % About half of the digits that there is room for are to be right.
  tol = 10^(-(len - 1) / 2) * sum(abs(x(isfinite(x))));
  text = '';
  for i = 1:size(x, 1)
    line = '';
    for j = 1:size(x, 2)
      line = [line, fraction(x(i, j), len, width, tol)];
    end
    text = [text; line];
  end
end

% The first fraction that is near enough, right-aligned.
function piece = fraction(value, len, width, tol)
  if ~isfinite(value) || value == fix(value)
    piece = sprintf('%g', value);
    if abs(value) < 1e15 && value == fix(value)
      piece = sprintf('%d', value);
    end
    if numel(piece) > len
      piece = '*';
    end
  else
    last = [1, 0];
    now = [round(value), 1];
    rest = value - now(1);
    piece = sprintf('%d', now(1));
    while rest ~= 0 && abs(value - now(1) / now(2)) > max(tol, eps(value))
      step = round(1 / rest);
      rest = 1 / rest - step;
      [now, last] = deal(now * step + last, now);
      next = sprintf('%d/%d', sign(now(2)) * now(1), abs(now(2)));
      if numel(next) > len
        break;
      end
      piece = next;
    end
    if strcmp(piece, '0') && value ~= 0
      piece = '*';
    end
  end
  piece = [repmat(' ', 1, width - numel(piece)), piece];
end
