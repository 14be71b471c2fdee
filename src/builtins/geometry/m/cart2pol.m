function [theta, r, z] = cart2pol(x, y, z)
  three = false;
  if nargin == 1
    if ~(isnumeric(x) && ndims(x) == 2 && (size(x, 2) == 2 || size(x, 2) == 3))
      error('MATLAB:cart2pol:badSize', 'cart2pol: a matrix of coordinates must have 2 or 3 columns');
    end
    three = size(x, 2) == 3;
    if three
      z = x(:, 3);
    end
    y = x(:, 2);
    x = x(:, 1);
  else
    if ~(isnumeric(x) && isnumeric(y))
      error('MATLAB:cart2pol:inputType', 'cart2pol: the coordinates must be numeric');
    end
    [x, y] = spread('cart2pol', x, y);
    if nargin == 3
      three = true;
      if ~isnumeric(z)
        error('MATLAB:cart2pol:inputType', 'cart2pol: the coordinates must be numeric');
      end
      [x, z] = spread('cart2pol', x, z);
      [y, z] = spread('cart2pol', y, z);
    end
  end
  t = atan2(y, x);
  d = sqrt(x .^ 2 + y .^ 2);
  if nargout <= 1
    theta = [t(:), d(:)];
    if three
      theta = [theta, z(:)];
    end
  else
    theta = t;
    r = d;
  end
end

function [a, b] = spread(name, a, b)
  if isscalar(a)
    a = repmat(a, size(b));
  elseif isscalar(b)
    b = repmat(b, size(a));
  elseif ~isequal(size(a), size(b))
    error(['MATLAB:', name, ':sizeMismatch'], '%s: the coordinates must be of the same size, or scalars', name);
  end
end
