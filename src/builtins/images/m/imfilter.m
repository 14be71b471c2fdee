function B = imfilter(A, h, varargin)
  imagecheck('imfilter', A);
  if ~(isnumeric(h) || islogical(h))
    error('images:imfilter:invalidFilter', 'imfilter: the filter must be a numeric array, found %s', class(h));
  end
  border = 0;
  full = false;
  turned = false;
  words = {'symmetric', 'replicate', 'circular', 'same', 'full', 'corr', 'conv'};
  for k = 1:numel(varargin)
    option = varargin{k};
    if (isnumeric(option) || islogical(option)) && isscalar(option)
      border = double(option);
      continue;
    end
    option = imageword('imfilter', option, words);
    switch option
      case {'same', 'full'}
        full = strcmp(option, 'full');
      case {'corr', 'conv'}
        turned = strcmp(option, 'conv');
      otherwise
        border = option;
    end
  end
  if isempty(A) || isempty(h)
    B = A;
    return;
  end
  h = double(h);
  if turned
    h = reshape(h(end:-1:1), size(h));
  end
  B = imageclass(imagecorrelate(imagefloat(A), h, border, full), class(A));
end
