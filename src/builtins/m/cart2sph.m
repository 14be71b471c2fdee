function [theta, phi, r] = cart2sph(x, y, z)
  if nargin ~= 1 && nargin ~= 3
    error('MATLAB:minrhs', 'cart2sph: expected a matrix of three columns or three arrays');
  end
  if nargin == 1
    if ~(isnumeric(x) && ndims(x) == 2 && size(x, 2) == 3)
      error('MATLAB:cart2sph:badSize', 'cart2sph: a matrix of coordinates must have 3 columns');
    end
    z = x(:, 3);
    y = x(:, 2);
    x = x(:, 1);
  else
    if ~(isnumeric(x) && isnumeric(y) && isnumeric(z))
      error('MATLAB:cart2sph:inputType', 'cart2sph: the coordinates must be numeric');
    end
    common = max([numel(x), numel(y), numel(z)]);
    parts = {x, y, z};
    sized = find(cellfun(@numel, parts) == common, 1);
    for k = 1:3
      if isscalar(parts{k})
        parts{k} = repmat(parts{k}, size(parts{sized}));
      elseif ~isequal(size(parts{k}), size(parts{sized}))
        error('MATLAB:cart2sph:sizeMismatch', 'cart2sph: the coordinates must be of the same size, or scalars');
      end
    end
    [x, y, z] = parts{:};
  end
  a = atan2(y, x);
  b = atan2(z, sqrt(x .^ 2 + y .^ 2));
  c = sqrt(x .^ 2 + y .^ 2 + z .^ 2);
  if nargout <= 1
    theta = [a(:), b(:), c(:)];
  else
    theta = a;
    phi = b;
    r = c;
  end
end
