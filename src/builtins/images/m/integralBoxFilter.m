function B = integralBoxFilter(J, varargin)
  imagecheck('integralBoxFilter', J);
  extent = 3;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    extent = varargin{1};
    varargin(1) = [];
  end
  extent = imagecount('integralBoxFilter', extent, 'the size of the filter', 2);
  if any(mod(extent, 2) == 0)
    error('images:integralBoxFilter:invalidSize', 'integralBoxFilter: the size of the filter must be odd');
  elseif any(extent >= size(J, 1, 2))
    error('images:integralBoxFilter:invalidSize', 'integralBoxFilter: the filter must not be larger than the image');
  end
  o = imageoptions('integralBoxFilter', varargin, struct('NormalizationFactor', 1 / prod(extent)));
  [m, n] = size(J, 1, 2);
  r = 1:m - extent(1);
  c = 1:n - extent(2);
  J = imagefloat(J);
  B = J(r + extent(1), c + extent(2), :) - J(r, c + extent(2), :) - J(r + extent(1), c, :) + J(r, c, :);
  B = B * double(o.NormalizationFactor);
end
