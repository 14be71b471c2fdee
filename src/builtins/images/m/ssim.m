function [value, map] = ssim(A, ref, varargin)
  % Wang, Bovik, Sheikh and Simoncelli, Image quality assessment, IEEE Trans. Image Processing 13 (2004).
  imagepair('ssim', A, ref);
  [low, high] = imagerange(ref);
  o = struct('Exponents', [1, 1, 1], 'DynamicRange', high - low, 'RegularizationConstants', [], 'Radius', 1.5, ...
             'DataFormat', '');
  o = imageoptions('ssim', varargin, o);
  if ~(isnumeric(o.Exponents) && numel(o.Exponents) == 3 && all(o.Exponents(:) >= 0))
    error('images:ssim:invalidExponents', 'ssim: the exponents must be three nonnegative numbers');
  end
  if ~(isnumeric(o.Radius) && isscalar(o.Radius) && o.Radius > 0 && isfinite(o.Radius))
    error('images:ssim:invalidRadius', 'ssim: the radius must be a positive number');
  end
  range = double(o.DynamicRange);
  C = double(o.RegularizationConstants);
  if isempty(C)
    C = [(0.01 * range) ^ 2, (0.03 * range) ^ 2, (0.03 * range) ^ 2 / 2];
  elseif numel(C) ~= 3
    error('images:ssim:invalidConstants', 'ssim: there must be three regularization constants');
  end
  x = imagefloat(A);
  y = imagefloat(ref);
  half = ceil(3 * double(o.Radius));
  h = exp(-(-half:half) .^ 2 / (2 * double(o.Radius) ^ 2));
  h = h / sum(h);
  mx = blurred(x, h);
  my = blurred(y, h);
  xx = blurred(x .^ 2, h) - mx .^ 2;
  yy = blurred(y .^ 2, h) - my .^ 2;
  xy = blurred(x .* y, h) - mx .* my;
  if isequal(reshape(double(o.Exponents), 1, 3), [1, 1, 1]) && C(3) == C(2) / 2
    map = ((2 * mx .* my + C(1)) .* (2 * xy + C(2))) ./ ((mx .^ 2 + my .^ 2 + C(1)) .* (xx + yy + C(2)));
  else
    both = sqrt(max(xx, 0)) .* sqrt(max(yy, 0));
    e = double(o.Exponents);
    map = ratio(2 * mx .* my + C(1), mx .^ 2 + my .^ 2 + C(1)) .^ e(1) .* ...
          ratio(2 * both + C(2), xx + yy + C(2)) .^ e(2) .* ratio(xy + C(3), both + C(3)) .^ e(3);
  end
  value = mean(map(:));
end

function y = blurred(x, h)
  y = x;
  for k = 1:ndims(x)
    if size(x, k) > 1
      y = imagecorrelate(y, reshape(h, [ones(1, k - 1), numel(h), 1]), 'replicate');
    end
  end
end

function q = ratio(a, b)
  q = a ./ b;
  q(b == 0) = 1;
end
