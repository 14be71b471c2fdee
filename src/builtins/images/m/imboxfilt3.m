function B = imboxfilt3(A, varargin)
  imagecheck('imboxfilt3', A);
  extent = 3;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    extent = varargin{1};
    varargin(1) = [];
  end
  extent = imagecount('imboxfilt3', extent, 'the size of the filter', 3);
  if any(mod(extent, 2) == 0)
    error('images:imboxfilt3:invalidSize', 'imboxfilt3: the size of the filter must be odd');
  end
  o = imageoptions('imboxfilt3', varargin, struct('Padding', 'replicate', 'NormalizationFactor', 1 / prod(extent)));
  border = imageborder('imboxfilt3', o.Padding);
  B = A;
  if isempty(A)
    return;
  end
  B = imagefloat(A);
  for k = 1:3
    B = imagecorrelate(B, ones(circshift([extent(k), 1, 1], k - 1)), border);
  end
  B = imageclass(B * double(o.NormalizationFactor), class(A));
end
