function y = cosinetransform(name, x, inverse, given)
  % Orthonormal transforms of four types: Ahmed, Natarajan and Rao (1974), Rao and Yip, Discrete Cosine Transform (1990).
  type = 2;
  at = find(cellfun(@(v) ischar(v) || isstring(v), given), 1);
  if ~isempty(at)
    if ~strcmpi(given{at}, 'Type') || at + 1 ~= numel(given)
      error(['signal:', name, ':invalidOption'], '%s: expected the option ''Type'' with its value', name);
    end
    type = given{at + 1};
    if ~(isnumeric(type) && isscalar(type) && any(type == 1:4))
      error(['signal:', name, ':invalidType'], '%s: the type must be 1, 2, 3 or 4', name);
    end
    given = given(1:at - 1);
  end
  given(end + 1:2) = {[]};
  [n, dim] = given{1:2};
  if isempty(x)
    y = zeros(size(x), 'like', x);
    return;
  end
  [x, extent, order] = signalcolumns(name, x, dim);
  if ~isempty(n)
    if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
      error(['signal:', name, ':invalidLength'], '%s: the length must be a positive integer', name);
    end
    x = x(1:min(n, end), :);
    x(end + 1:n, :) = 0;
  end
  if inverse && any(type == [2, 3])
    type = 5 - type;
  end
  if isreal(x)
    y = of_real(x, type);
  else
    y = complex(of_real(real(x), type), of_real(imag(x), type));
  end
  y = signalshape(y, extent, order);
end

function y = of_real(x, type)
  n = size(x, 1);
  k = (0:n - 1).';
  if n == 1
    y = x;
    return;
  end
  switch type
    case 1
      % The transform of the signal and its mirror image, whose ends are not repeated.
      ends = [sqrt(0.5); ones(n - 2, 1); sqrt(0.5)];
      x = x .* ends;
      y = real(fft([x; x(n - 1:-1:2, :)]));
      y = (y(1:n, :) + x(1, :) + (1 - 2 * mod(k, 2)) .* x(n, :)) .* (ends / sqrt(2 * (n - 1)));
    case 2
      % One transform of the same length, of the samples with even places and then the others backwards (Makhoul 1980).
      y = real(unitroots(n, -pi / (2 * n), x) .* fft(x([1:2:n, 2 * floor(n / 2):-2:2], :)));
      y = sqrt(2 / n) * [sqrt(0.5) * y(1, :); y(2:n, :)];
    case 3
      x = sqrt(n / 2) * [sqrt(2) * x(1, :); x(2:n, :)];
      v = real(ifft(unitroots(n, pi / (2 * n), x) .* (x - 1i * [zeros(1, size(x, 2)); x(n:-1:2, :)])));
      y = v;
      y([1:2:n, 2 * floor(n / 2):-2:2], :) = v;
    otherwise
      y = fft(x .* unitroots(n, -pi / (2 * n), x), 2 * n);
      y = sqrt(2 / n) * real(exp(-1i * pi / (4 * n)) * unitroots(n, -pi / (2 * n), x) .* y(1:n, :));
  end
end
