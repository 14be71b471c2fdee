function B = ordfilt2(A, order, domain, varargin)
  imagecheck('ordfilt2', A);
  if ~ismatrix(A) || ~(isnumeric(domain) || islogical(domain)) || ~ismatrix(domain)
    error('images:ordfilt2:invalidImage', 'ordfilt2: the image and the domain must be matrices');
  end
  domain = domain ~= 0;
  count = nnz(domain);
  if ~(isnumeric(order) && isscalar(order) && order == fix(order) && order >= 1 && order <= count)
    error('images:ordfilt2:invalidOrder', 'ordfilt2: the order must be a whole number from 1 to %d', count);
  end
  order = double(order);
  border = 0;
  added = [];
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      border = imageword('ordfilt2', option, {'zeros', 'symmetric'});
      if strcmp(border, 'zeros')
        border = 0;
      end
    elseif isnumeric(option) && isequal(size(option), size(domain))
      added = double(option(domain));
    else
      error('images:ordfilt2:invalidOffsets', ...
            'ordfilt2: the offsets must be a numeric array of the size of the domain');
    end
  end
  if isempty(added)
    B = imageclass(imageranked(A, domain, [], border, order), class(A));
  else
    B = imageranked(double(A), domain, added, border, order);
  end
end
