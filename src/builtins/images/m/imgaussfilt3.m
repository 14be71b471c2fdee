function B = imgaussfilt3(A, varargin)
  imagecheck('imgaussfilt3', A);
  sigma = 0.5;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    sigma = varargin{1};
    varargin(1) = [];
  end
  if ~(isnumeric(sigma) && isreal(sigma) && any(numel(sigma) == [1, 3]) && all(sigma(:) > 0 & isfinite(sigma(:))))
    error('images:imgaussfilt3:invalidSigma', 'imgaussfilt3: expected one positive standard deviation, or three');
  end
  sigma = double(reshape(sigma, 1, [])) .* [1, 1, 1];
  o = struct('FilterSize', 2 * ceil(2 * sigma) + 1, 'Padding', 'replicate', 'FilterDomain', 'auto');
  o = imageoptions('imgaussfilt3', varargin, o);
  extent = imagecount('imgaussfilt3', o.FilterSize, 'the size of the filter', 3);
  if any(mod(extent, 2) == 0)
    error('images:imgaussfilt3:invalidSize', 'imgaussfilt3: the size of the filter must be odd');
  end
  border = imageborder('imgaussfilt3', o.Padding);
  B = A;
  if isempty(A)
    return;
  end
  B = imagefloat(A);
  for k = 1:3
    half = (extent(k) - 1) / 2;
    h = exp(-(-half:half) .^ 2 / (2 * sigma(k) ^ 2));
    B = imagecorrelate(B, reshape(h / sum(h), circshift([extent(k), 1, 1], k - 1)), border);
  end
  B = imageclass(B, class(A));
end
