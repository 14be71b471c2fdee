function [x, y, z] = sph2cart(theta, phi, r)
  if nargin ~= 1 && nargin ~= 3
    error('MATLAB:minrhs', 'sph2cart: expected a matrix of three columns or three arrays');
  end
  if nargin == 1
    if ~(isnumeric(theta) && ndims(theta) == 2 && size(theta, 2) == 3)
      error('MATLAB:sph2cart:badSize', 'sph2cart: a matrix of coordinates must have 3 columns');
    end
    r = theta(:, 3);
    phi = theta(:, 2);
    theta = theta(:, 1);
  else
    if ~(isnumeric(theta) && isnumeric(phi) && isnumeric(r))
      error('MATLAB:sph2cart:inputType', 'sph2cart: the coordinates must be numeric');
    end
    common = max([numel(theta), numel(phi), numel(r)]);
    parts = {theta, phi, r};
    sized = find(cellfun(@numel, parts) == common, 1);
    for k = 1:3
      if isscalar(parts{k})
        parts{k} = repmat(parts{k}, size(parts{sized}));
      elseif ~isequal(size(parts{k}), size(parts{sized}))
        error('MATLAB:sph2cart:sizeMismatch', 'sph2cart: the coordinates must be of the same size, or scalars');
      end
    end
    [theta, phi, r] = parts{:};
  end
  a = r .* cos(phi) .* cos(theta);
  b = r .* cos(phi) .* sin(theta);
  c = r .* sin(phi);
  if nargout <= 1
    x = [a(:), b(:), c(:)];
  else
    x = a;
    y = b;
    z = c;
  end
end
