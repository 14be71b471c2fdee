function [x, y, z] = pol2cart(theta, r, z)
  three = false;
  if nargin == 1
    if ~(isnumeric(theta) && ndims(theta) == 2 && (size(theta, 2) == 2 || size(theta, 2) == 3))
      error('MATLAB:pol2cart:badSize', 'pol2cart: a matrix of coordinates must have 2 or 3 columns');
    end
    three = size(theta, 2) == 3;
    if three
      z = theta(:, 3);
    end
    r = theta(:, 2);
    theta = theta(:, 1);
  else
    if ~(isnumeric(theta) && isnumeric(r))
      error('MATLAB:pol2cart:inputType', 'pol2cart: the coordinates must be numeric');
    end
    [theta, r] = spread('pol2cart', theta, r);
    if nargin == 3
      three = true;
      if ~isnumeric(z)
        error('MATLAB:pol2cart:inputType', 'pol2cart: the coordinates must be numeric');
      end
      [theta, z] = spread('pol2cart', theta, z);
      [r, z] = spread('pol2cart', r, z);
    end
  end
  a = r .* cos(theta);
  b = r .* sin(theta);
  if nargout <= 1
    x = [a(:), b(:)];
    if three
      x = [x, z(:)];
    end
  else
    x = a;
    y = b;
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
