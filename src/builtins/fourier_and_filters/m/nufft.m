function Y = nufft(X, t, f, dim)
  % The sums themselves, of as many frequencies at once as there is room for.
  if nargin < 4
    dim = [];
  end
  [x, extent, order] = signalcolumns('nufft', X, dim);
  n = size(x, 1);
  if nargin < 2 || isempty(t)
    t = 0:n - 1;
  end
  if nargin < 3 || isempty(f)
    f = (0:n - 1) / n;
  end
  if ~(isnumeric(t) && isreal(t) && numel(t) == n)
    error('MATLAB:nufft:InvalidTimes', 'nufft: expected %d times as real numbers, found %d', n, numel(t));
  end
  if ~(isnumeric(f) && isreal(f))
    error('MATLAB:nufft:InvalidFrequencies', 'nufft: expected real frequencies, found %s', class(f));
  end
  t = reshape(double(t), 1, []);
  f = reshape(double(f), [], 1);
  step = max(floor(2 ^ 22 / max(n, 1)), 1);
  parts = cell(0, 1);
  for first = 1:step:numel(f)
    turns = f(first:min(first + step - 1, numel(f))) * t;
    % Whole turns do nothing.
    parts{end + 1, 1} = cast(exp(-2i * pi * (turns - round(turns))), class(x)) * x;
  end
  Y = vertcat(parts{:});
  if isempty(f)
    Y = zeros(0, size(x, 2), 'like', x);
  end
  extent(1) = numel(f);
  Y = signalshape(Y, extent, order);
end
