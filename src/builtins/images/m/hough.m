function [H, theta, rho] = hough(BW, varargin)
  % Duda and Hart, Use of the Hough transformation to detect lines and curves in pictures, CACM 15 (1972).
  BW = imagebinary('hough', BW);
  if ~ismatrix(BW) || isempty(BW)
    error('images:hough:invalidImage', 'hough: the image must be a matrix that is not empty');
  end
  o = imageoptions('hough', varargin, struct('RhoResolution', 1, 'ThetaResolution', 1, 'Theta', []));
  step = double(o.RhoResolution);
  theta = o.Theta;
  if isempty(theta)
    if ~(isscalar(o.ThetaResolution) && o.ThetaResolution > 0 && o.ThetaResolution < 90)
      error('images:hough:invalidTheta', 'hough: the resolution of the angles must be between 0 and 90');
    end
    count = 2 * ceil(90 / double(o.ThetaResolution));
    theta = linspace(-90, 90, count + 1);
    theta = theta(1:end - 1);
  elseif ~(isnumeric(theta) && isreal(theta) && all(theta(:) >= -90 & theta(:) < 90))
    error('images:hough:invalidTheta', 'hough: the angles must be from -90 to below 90 degrees');
  end
  theta = double(reshape(theta, 1, []));
  [m, n] = size(BW);
  longest = hypot(m - 1, n - 1);
  if ~(isscalar(step) && step > 0 && step < max(longest, 1) * 2)
    error('images:hough:invalidRho', ...
          'hough: the resolution of the distances must be positive, and less than the image');
  end
  q = ceil(longest / step);
  rho = linspace(-q * step, q * step, 2 * q + 1);
  [y, x] = find(BW);
  x = x(:) - 1;
  y = y(:) - 1;
  H = zeros(2 * q + 1, numel(theta));
  block = max(1, floor(2 ^ 21 / numel(theta)));
  for k = 1:block:numel(x)
    at = k:min(k + block - 1, numel(x));
    bin = round((x(at) .* cosd(theta) + y(at) .* sind(theta)) / step) + q + 1;
    bin = bin + (0:numel(theta) - 1) * (2 * q + 1);
    H = H + reshape(accumarray(bin(:), 1, [numel(H), 1]), size(H));
  end
end
