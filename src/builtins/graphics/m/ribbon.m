function h = ribbon(y, z, width)
  if nargin < 1 || ~isnumeric(y)
    error('MATLAB:ribbon:matrix', 'ribbon: expected a matrix, perhaps after y');
  end
  if nargin < 2
    z = y;
    if isvector(z)
      z = z(:);
    end
    y = (1:size(z, 1)).';
  end
  if nargin < 3
    width = 0.75;
  end
  if isvector(z)
    z = z(:);
  end
  if isvector(y)
    y = repmat(y(:), 1, size(z, 2));
  end
  held = ishold;
  made = zeros(1, size(z, 2));
  for k = 1:size(z, 2)
    n = size(z, 1);
    x = k + width / 2 * [-ones(n, 1), ones(n, 1)];
    made(k) = surf(x, [y(:, k), y(:, k)], [z(:, k), z(:, k)], k * ones(n, 2));
    hold on
  end
  if ~held
    hold off
  end
  if nargout > 0
    h = made;
  end
end
