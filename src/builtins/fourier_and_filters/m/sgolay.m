function [b, g] = sgolay(degree, len, weights)
  % Projections on polynomials: Savitzky and Golay, Smoothing and differentiation of data by simplified least squares procedures,
  % Analytical Chemistry 36 (1964).
  if ~(isnumeric(len) && isscalar(len) && len >= 1 && mod(len, 2) == 1)
    error('signal:sgolay:invalidLength', 'sgolay: the length of the frames must be an odd positive integer');
  end
  if ~(isnumeric(degree) && isscalar(degree) && degree >= 0 && degree == fix(degree))
    error('signal:sgolay:invalidDegree', 'sgolay: the degree must be a nonnegative integer');
  end
  if degree >= len
    error('signal:sgolay:invalidDegree', 'sgolay: the degree must be less than the length of the frames');
  end
  len = double(len);
  half = (len - 1) / 2;
  if nargin < 3 || isempty(weights)
    weights = ones(len, 1);
  elseif ~(isnumeric(weights) && isreal(weights) && numel(weights) == len && all(weights(:) > 0))
    error('signal:sgolay:invalidWeights', 'sgolay: there must be %d positive weights', len);
  end
  weights = reshape(double(weights), [], 1);
  % Within -1 to 1, where powers are less alike.
  scale = max(half, 1);
  powers = ((-half:half).' / scale) .^ (0:double(degree));
  [Q, R] = qr(sqrt(weights) .* powers, 0);
  b = (Q * Q.') .* (sqrt(weights).' ./ sqrt(weights));
  g = powers / (R.' * R) ./ scale .^ (0:double(degree));
end
