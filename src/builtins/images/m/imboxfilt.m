function B = imboxfilt(A, varargin)
  imagecheck('imboxfilt', A);
  extent = 3;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    extent = varargin{1};
    varargin(1) = [];
  end
  extent = imagecount('imboxfilt', extent, 'the size of the filter', 2);
  if any(mod(extent, 2) == 0)
    error('images:imboxfilt:invalidSize', 'imboxfilt: the size of the filter must be odd');
  end
  o = imageoptions('imboxfilt', varargin, struct('Padding', 'replicate', 'NormalizationFactor', 1 / prod(extent)));
  border = imageborder('imboxfilt', o.Padding);
  if isempty(A)
    B = A;
    return;
  end
  B = imagecorrelate(imagecorrelate(imagefloat(A), ones(extent(1), 1), border), ones(1, extent(2)), border);
  B = imageclass(B * double(o.NormalizationFactor), class(A));
end
