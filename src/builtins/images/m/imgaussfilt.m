function B = imgaussfilt(A, varargin)
  imagecheck('imgaussfilt', A);
  sigma = 0.5;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    sigma = varargin{1};
    varargin(1) = [];
  end
  if ~(isnumeric(sigma) && isreal(sigma) && any(numel(sigma) == [1, 2]) && all(sigma(:) > 0 & isfinite(sigma(:))))
    error('images:imgaussfilt:invalidSigma', 'imgaussfilt: expected one positive standard deviation, or two');
  end
  sigma = double(reshape(sigma, 1, [])) .* [1, 1];
  o = struct('FilterSize', 2 * ceil(2 * sigma) + 1, 'Padding', 'replicate', 'FilterDomain', 'auto');
  o = imageoptions('imgaussfilt', varargin, o);
  extent = imagecount('imgaussfilt', o.FilterSize, 'the size of the filter', 2);
  if any(mod(extent, 2) == 0)
    error('images:imgaussfilt:invalidSize', 'imgaussfilt: the size of the filter must be odd');
  end
  border = imageborder('imgaussfilt', o.Padding);
  if isempty(A)
    B = A;
    return;
  end
  B = imagefloat(A);
  for k = 1:2
    half = (extent(k) - 1) / 2;
    h = exp(-(-half:half) .^ 2 / (2 * sigma(k) ^ 2));
    h = h / sum(h);
    if k == 1
      h = h.';
    end
    B = imagecorrelate(B, h, border);
  end
  B = imageclass(B, class(A));
end
