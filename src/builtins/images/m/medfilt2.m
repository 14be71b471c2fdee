function B = medfilt2(A, varargin)
  imagecheck('medfilt2', A);
  if ~ismatrix(A) || ~isreal(A)
    error('images:medfilt2:invalidImage', 'medfilt2: the image must be a real matrix');
  end
  extent = 3;
  border = 0;
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      border = imageword('medfilt2', varargin{k}, {'zeros', 'symmetric', 'indexed'});
      if strcmp(border, 'zeros')
        border = 0;
      elseif strcmp(border, 'indexed')
        border = double(isfloat(A));
      end
    else
      extent = varargin{k};
    end
  end
  extent = imagecount('medfilt2', extent, 'the size of the neighbourhood', 2);
  count = prod(extent);
  [low, high] = imageranked(A, extent, [], border, [ceil(count / 2), floor(count / 2) + 1]);
  B = low;
  if mod(count, 2) == 0 && isfloat(A)
    B = (low + high) / 2;
  elseif mod(count, 2) == 0
    B = floor((double(low) + double(high)) / 2);
  end
  B = imageclass(B, class(A));
end
