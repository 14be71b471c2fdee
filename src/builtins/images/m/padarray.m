function B = padarray(A, padsize, varargin)
  if ~(isnumeric(padsize) && isreal(padsize) && all(padsize(:) >= 0) && all(padsize(:) == fix(padsize(:))) && ...
      all(isfinite(padsize(:))))
    error('images:padarray:invalidPadSize', 'padarray: the sizes of the padding must be nonnegative whole numbers');
  end
  if ~(isnumeric(A) || islogical(A) || ischar(A))
    error('images:padarray:invalidType', 'padarray: expected a numeric or logical array, found %s', class(A));
  end
  border = 0;
  direction = 'both';
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      option = imageword('padarray', option, {'circular', 'replicate', 'symmetric', 'pre', 'post', 'both'});
      if any(strcmp(option, {'pre', 'post', 'both'}))
        direction = option;
      else
        border = option;
      end
    elseif (isnumeric(option) || islogical(option)) && isscalar(option) && k == 1
      border = option;
    else
      error('images:padarray:invalidPadValue', 'padarray: the value of the padding must be a number or a method');
    end
  end
  padsize = double(reshape(padsize, 1, []));
  before = padsize * ~strcmp(direction, 'post');
  after = padsize * ~strcmp(direction, 'pre');
  extent = size(A);
  extent(end + 1:numel(padsize)) = 1;
  if ischar(border) && any(extent(1:numel(padsize)) == 0 & padsize > 0)
    error('images:padarray:emptyArray', 'padarray: an empty array has no elements to pad with');
  end
  if ischar(A)
    B = char(imagepad(double(A), before, after, border));
  else
    B = imagepad(A, before, after, border);
  end
end
