function y = fftfilt(b, x, n)
  if ~isvector(b)
    y = by_columns(b, x);
    return;
  end
  was_row = isrow(x);
  if was_row
    x = x(:);
  end
  if isa(b, 'single') || isa(x, 'single')
    b = single(b);
    x = single(x);
  end
  if numel(b) <= 256 && isfloat(b) && isfloat(x) && ~isempty(b) && ismatrix(x)
    % So few terms are added up as they are.
    y = filter(b, 1, x);
  else
    y = by_blocks(b(:), x);
    if isreal(b) && isreal(x)
      y = real(y);
    end
    if isequal(b, fix(b)) && isequal(x, fix(x))
      y = round(y);
    end
  end
  if was_row
    y = y.';
  end
end

% A filter for each column; a vector is filtered by each.
function y = by_columns(b, x)
  count = size(b, 2);
  if isvector(x)
    x = repmat(x(:), 1, count);
  elseif size(x, 2) ~= count
    error('signal:fftfilt:InvalidDimensions', 'fftfilt: %d filters for %d columns', count, size(x, 2));
  end
  y = cell(1, count);
  for k = 1:count
    y{k} = fftfilt(b(:, k), x(:, k));
  end
  y = [y{:}];
end

function y = by_blocks(b, x)
  % Transforms of blocks; what goes on beyond a block is added to the next one.
  [n, columns] = size(x);
  more = numel(b) - 1;
  wide = 2 ^ nextpow2(max(min(8 * numel(b), n + more), 1));
  len = wide - more;
  blocks = max(ceil(n / len), 1);
  x = reshape(x, n, columns);
  if blocks == 1
    y = ifft(fft(b, wide) .* fft(x, wide, 1));
    y = y(1:n, :);
    return;
  end
  x = [x; zeros(blocks * len - n, columns, 'like', x)];
  y = ifft(fft(b, wide) .* fft(reshape(x, len, blocks * columns), wide, 1));
  rest = reshape(y(len + 1:wide, :), more, blocks, columns);
  rest = cat(2, zeros(more, 1, columns, 'like', rest), rest(:, 1:blocks - 1, :));
  y = [y(1:more, :) + reshape(rest, more, blocks * columns); y(more + 1:len, :)];
  y = reshape(y, blocks * len, columns);
  y = y(1:n, :);
end
