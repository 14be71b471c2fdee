function B = medfilt3(A, varargin)
  imagecheck('medfilt3', A);
  if ndims(A) > 3 || ~isreal(A)
    error('images:medfilt3:invalidImage', 'medfilt3: the image must be a real array of 3 dimensions');
  end
  extent = 3;
  border = 'symmetric';
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      border = imageword('medfilt3', varargin{k}, {'symmetric', 'replicate', 'zeros'});
    else
      extent = varargin{k};
    end
  end
  if strcmp(border, 'zeros')
    border = 0;
  end
  extent = imagecount('medfilt3', extent, 'the size of the neighbourhood', 3);
  if any(mod(extent, 2) == 0)
    error('images:medfilt3:invalidSize', 'medfilt3: the size of the neighbourhood must be odd');
  end
  B = imagevoted(A, extent, border, @(x) median(x, 2));
end
