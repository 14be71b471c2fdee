function [beta, v, r] = gls(y, x, o)
  if nargin ~= 3
    error('MATLAB:minrhs', 'gls: expected observations, regressors and a covariance');
  end
  if ~(isnumeric(x) && isnumeric(y) && isnumeric(o))
    error('MATLAB:gls:inputType', 'gls: expected numeric matrices');
  end
  if ndims(x) > 2 || ndims(y) > 2 || ndims(o) > 2
    error('MATLAB:gls:inputMustBe2D', 'gls: expected matrices');
  end
  [rx, cx] = size(x);
  [ry, cy] = size(y);
  if rx ~= ry
    error('MATLAB:gls:InputSizeMismatch', 'gls: the matrices must have as many rows as each other');
  end
  if ~isequal(size(o), [ry * cy, ry * cy])
    error('MATLAB:gls:InputSizeMismatch', 'gls: the covariance must be square, with a row for each observation');
  end
  weight = sqrtm(inv(o));
  z = weight * kron(eye(cy), x);
  beta = pinv(z) * (weight * reshape(y, ry * cy, 1));
  beta = reshape(beta, cx, cy);
  if nargout > 1
    r = y - x * beta;
    v = reshape(r, ry * cy, 1)' * (o \ reshape(r, ry * cy, 1)) / (rx * cy - rank(x));
  end
end
