function B = modefilt(A, varargin)
  if ~(isnumeric(A) || islogical(A) || iscategorical(A))
    error('images:modefilt:invalidType', ...
          'modefilt: expected a numeric, logical or categorical image, found %s', class(A));
  end
  extent = 3;
  border = 'symmetric';
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      border = imageword('modefilt', varargin{k}, {'symmetric', 'replicate', 'zeros'});
    else
      extent = varargin{k};
    end
  end
  if strcmp(border, 'zeros')
    border = 0;
  end
  extent = imagecount('modefilt', extent, 'the size of the neighbourhood', max(ndims(A), 2 + (numel(extent) == 3)));
  if any(mod(extent, 2) == 0)
    error('images:modefilt:invalidSize', 'modefilt: the size of the neighbourhood must be odd');
  end
  if iscategorical(A)
    % The numbers of the categories; what has none is 0, and where this is most frequent nothing is known.
    names = categories(A);
    x = double(A);
    x(isnan(x)) = 0;
    B = categorical(imagevoted(x, extent, border, @(x) mode(x, 2)), 1:numel(names), names);
    return;
  end
  B = imagevoted(A, extent, border, @(x) mode(x, 2));
end
