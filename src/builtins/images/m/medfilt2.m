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
  B = imagewindows(A, true(extent), border, @(w) middle(sort(w, 1), count));
  B = imageclass(B, class(A));
end

function m = middle(w, count)
  if mod(count, 2) == 1
    m = w((count + 1) / 2, :);
    return;
  end
  low = w(count / 2, :);
  high = w(count / 2 + 1, :);
  if isfloat(w)
    m = (low + high) / 2;
  else
    m = floor((double(low) + double(high)) / 2);
  end
end
