function zi = interp2(varargin)
  method = {};
  count = nargin;
  texts = find(cellfun(@(a) ischar(a) || isstring(a), varargin), 1);
  if ~isempty(texts)
    method = varargin(texts:end);
    count = texts - 1;
  end
  if numel(method) > 2
    error('MATLAB:maxrhs', 'interp2: too many arguments behind the method');
  end
  if numel(method) == 2 && ~(isnumeric(method{2}) && isscalar(method{2}))
    error('MATLAB:interp2:InvalidExtrap', 'interp2: EXTRAP must be a numeric scalar');
  end
  args = varargin(1:count);
  x = [];
  y = [];
  refine = 1;
  xi = [];
  switch count
    case 1
      z = args{1};
    case 2
      [z, refine] = args{:};
      if ~(isnumeric(refine) && isscalar(refine) && refine >= 0 && refine == fix(refine))
        error('MATLAB:interp2:InvalidN', 'interp2: N must be an integer >= 0');
      end
    case 3
      [z, xi, yi] = args{:};
    case 5
      [x, y, z, xi, yi] = args{:};
      if ~isnumeric(x) || ~isnumeric(y)
        error('MATLAB:interp2:InvalidXY', 'interp2: X, Y must be numeric matrices');
      end
    otherwise
      error('MATLAB:interp2:nargin', 'interp2: expected 1, 2, 3 or 5 numeric inputs, found %d', count);
  end
  if ~(isnumeric(z) || islogical(z)) || isscalar(z) || ndims(z) ~= 2
    error('MATLAB:interp2:InvalidZ', 'interp2: Z must be a 2-D matrix');
  end
  [rows, columns] = size(z);
  counted = isempty(x) && isempty(y);
  if counted
    x = 1:columns;
    y = 1:rows;
  end
  if ~isvector(x) || ~isvector(y)
    if ~isequal(size(x), size(y))
      error('MATLAB:interp2:XYSizeMismatch', 'interp2: X and Y must be matrices of equal size');
    end
    if ~isequal(size(x), size(z))
      error('MATLAB:interp2:XYZSizeMismatch', 'interp2: X and Y size must match the dimensions of Z');
    end
    x = x(1, :);
    y = y(:, 1);
  end
  if numel(x) ~= columns || numel(y) ~= rows
    error('MATLAB:interp2:XYZSizeMismatch', 'interp2: X and Y size must match the dimensions of Z');
  end
  if ~counted
    % Of the grid much is asked, and it is short.
    x = gather(x);
    y = gather(y);
    monotonic(x, 'X');
    monotonic(y, 'Y');
  end
  if isempty(xi) && count < 3
    xi = refined(x, refine);
    yi = refined(y, refine).';
  end
  if ~isnumeric(xi) || ~isnumeric(yi)
    error('MATLAB:interp2:InvalidXIYI', 'interp2: XI, YI must be numeric');
  end
  if ~isequal(size(xi), size(yi))
    if ~isvector(xi) || ~isvector(yi)
      error('MATLAB:interp2:XIYISizeMismatch', 'interp2: XI and YI must be matrices of equal size');
    end
    [xi, yi] = meshgrid(xi, yi);
  end
  if rows == 1 || columns == 1
    error('MATLAB:interp2:InvalidZ', 'interp2: Z must be a 2-D matrix with at least two rows and columns');
  end
  if counted
    zi = interpn(z, yi, xi, method{:});
  else
    zi = interpn(y, x, z, yi, xi, method{:});
  end
end

function monotonic(x, name)
  d = diff(x(:));
  if ~(all(d > 0) || all(d < 0))
    error('MATLAB:interp2:NonMonotonic', 'interp2: %s must be strictly monotonic', name);
  end
end

function xi = refined(x, times)
  n = numel(x);
  xi = interp1(1:n, double(x(:)).', linspace(1, n, (n - 1) * 2^times + 1));
end
