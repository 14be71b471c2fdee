function C = cornermetric(I, varargin)
  % Harris and Stephens, A combined corner and edge detector, 1988; Shi and Tomasi, Good features to track, CVPR 1994.
  imagecheck('cornermetric', I);
  if ~ismatrix(I) || ~isreal(I)
    error('images:cornermetric:invalidImage', 'cornermetric: the image must be a real matrix');
  end
  method = 'Harris';
  if mod(numel(varargin), 2) == 1
    method = imageword('cornermetric', varargin{1}, {'Harris', 'MinimumEigenvalue'});
    varargin(1) = [];
  end
  o = struct('FilterCoefficients', fspecial('gaussian', [5, 1], 1.5), 'SensitivityFactor', 0.04);
  o = imageoptions('cornermetric', varargin, o);
  h = double(o.FilterCoefficients(:));
  if numel(h) < 3 || mod(numel(h), 2) == 0
    error('images:cornermetric:invalidFilter', ...
          'cornermetric: the coefficients of the filter must be 3 or more, and odd in number');
  end
  k = double(o.SensitivityFactor);
  if ~(isscalar(k) && k > 0 && k < 0.25)
    error('images:cornermetric:invalidSensitivity', 'cornermetric: the sensitivity must be between 0 and 0.25');
  end
  if any(size(I) < 3)
    C = zeros(size(I));
    return;
  end
  x = imagefloat(imageunit(I));
  dx = imfilter(x, [-1, 0, 1], 'replicate', 'conv');
  dy = imfilter(x, [-1; 0; 1], 'replicate', 'conv');
  dx = dx(2:end - 1, 2:end - 1);
  dy = dy(2:end - 1, 2:end - 1);
  xx = smoothed(dx .* dx, h);
  yy = smoothed(dy .* dy, h);
  xy = smoothed(dx .* dy, h);
  if method(1) == 'H'
    C = xx .* yy - xy .^ 2 - k * (xx + yy) .^ 2;
  else
    C = (xx + yy - sqrt((xx - yy) .^ 2 + 4 * xy .^ 2)) / 2;
  end
end

function y = smoothed(x, h)
  % As large as the image again.
  y = imfilter(x, h * h.', 'replicate', 'full', 'conv');
  rest = (numel(h) - 1) / 2 - 1;
  y = y(1 + rest:end - rest, 1 + rest:end - rest);
end
