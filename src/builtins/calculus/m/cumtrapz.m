function z = cumtrapz(x, y, dim)
  spaced = false;
  given = [];
  if nargin == 1
    y = x;
  elseif nargin == 2 && isscalar(y) && ~isscalar(x)
    given = y;
    y = x;
  else
    spaced = true;
    if nargin > 2
      given = dim;
    end
  end
  if isempty(given)
    given = find(size(y) ~= 1, 1);
    if isempty(given)
      given = 1;
    end
  end
  if ~(isscalar(given) && given == fix(given) && given > 0)
    error('MATLAB:cumtrapz:badDim', 'cumtrapz: the dimension must be a positive integer');
  end
  n = size(y, given);
  nd = max(ndims(y), given);
  first = repmat({':'}, 1, nd);
  second = first;
  first{given} = 1:n - 1;
  second{given} = 2:n;
  parts = 0.5 * (y(first{:}) + y(second{:}));
  if spaced
    if isvector(x) && ~isequal(size(x), size(y)) && ~isscalar(x)
      if numel(x) ~= n
        error('MATLAB:cumtrapz:LengthXMismatchY', 'cumtrapz: the length of x must be the extent of y along the dimension');
      end
      shape = ones(1, nd);
      shape(given) = n;
      x = reshape(x, shape);
    elseif ~isequal(size(x), size(y)) && ~isscalar(x)
      error('MATLAB:cumtrapz:LengthXMismatchY', 'cumtrapz: x and y must have the same shape');
    end
    if isscalar(x)
      parts = x * parts;
    else
      parts = diff(x, 1, given) .* parts;
    end
  end
  shape = size(y);
  shape(end + 1:nd) = 1;
  shape(given) = min(1, n);
  z = cat(given, zeros(shape), cumsum(parts, given));
end
