function varargout = gradient(m, varargin)
  if isa(m, 'function_handle')
    [varargout{1:max(nargout, 1)}] = of_function(m, max(nargout, 1), varargin{:});
    return;
  end
  if ~isfloat(m)
    m = double(m);
  end
  if isvector(m)
    directions = 1;
    transposed = isrow(m);
    m = m(:);
  else
    directions = ndims(m);
    transposed = false;
  end
  steps = cell(1, directions);
  if isempty(varargin)
    steps(:) = {1};
  elseif numel(varargin) == 1
    if isscalar(varargin{1})
      steps(:) = varargin(1);
    elseif directions == 1
      steps{1} = varargin{1};
    else
      steps(:) = varargin(1);
    end
  else
    if numel(varargin) ~= directions
      error('MATLAB:gradient:InvalidInputs', 'gradient: expected a spacing for each dimension');
    end
    steps = varargin;
    % The first spacing belongs to the columns.
    steps(1:2) = steps([2, 1]);
  end
  results = cell(1, directions);
  for d = 1:directions
    results{d} = along(m, d, steps{d});
  end
  if directions > 1
    results(1:2) = results([2, 1]);
  end
  if transposed
    results{1} = results{1}.';
  end
  varargout = results(1:max(nargout, 1));
end

function g = along(m, d, step)
  n = size(m, d);
  order = [d, 1:d - 1, d + 1:ndims(m)];
  y = permute(m, order);
  sz = size(y);
  y = reshape(y, n, []);
  if isscalar(step)
    x = step * (0:n - 1).';
  else
    if numel(step) ~= n
      error('MATLAB:gradient:sizeMismatch', 'gradient: the spacing must be a scalar or as long as the dimension');
    end
    x = step(:);
  end
  if n > 1
    first = (y(2, :) - y(1, :)) / (x(2) - x(1));
    last = (y(n, :) - y(n - 1, :)) / (x(n) - x(n - 1));
    g = [first; (y(3:n, :) - y(1:n - 2, :)) ./ (x(3:n) - x(1:n - 2)); last];
  else
    g = zeros(size(y), class(y));
  end
  g = ipermute(reshape(g, sz), order);
end

function varargout = of_function(f, count, p0, delta)
  if nargin < 4
    delta = 1;
  end
  points = p0;
  vars = size(points, 2);
  if isscalar(delta)
    delta = repmat(delta, 1, vars);
  end
  varargout = cell(1, count);
  for k = 1:count
    up = points;
    down = points;
    if isvector(points) && count == 1
      up = points + delta(1) / 2;
      down = points - delta(1) / 2;
      varargout{k} = (f(up) - f(down)) / delta(1);
    else
      up(:, k) = up(:, k) + delta(k) / 2;
      down(:, k) = down(:, k) - delta(k) / 2;
      a = num2cell(up, 1);
      b = num2cell(down, 1);
      varargout{k} = (f(a{:}) - f(b{:})) / delta(k);
    end
  end
end
