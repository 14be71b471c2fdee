function A = accumarray(subs, vals, sz, f, fill, sparse_)
  if nargin < 3
    sz = [];
  end
  if nargin < 4
    f = [];
  end
  if nargin < 5 || isempty(fill)
    fill = 0;
  end
  if iscell(subs)
    subs = cellfun(@(s) s(:), subs, 'UniformOutput', false);
    subs = [subs{:}];
  end
  if ! isnumeric(subs) || any(subs(:) != fix(subs(:))) || any(subs(:) < 1)
    error('accumarray: subscripts must be positive integers');
  end
  if isvector(subs) && columns(subs) != 1 && isempty(sz) && rows(subs) == 1 && numel(vals) == numel(subs)
    subs = subs(:);
  end
  n = columns(subs);
  if ! isempty(sz)
    if n == 1 && isscalar(sz)
      sz = [sz, 1];
    end
    if (n == 1 && numel(sz) != 2) || (n > 1 && numel(sz) != n)
      error('accumarray: dimensions mismatch');
    end
    if n > 1 && any(max(subs, [], 1) > sz)
      error('accumarray: index out of range');
    end
  elseif n > 1
    sz = max(subs, [], 1);
  end
  if n > 1
    at = num2cell(subs, 1);
    place = sub2ind(sz, at{:});
    total = prod(sz);
  else
    place = subs;
    if isempty(sz)
      total = max([place; 0]);
      sz = [total, 1];
    else
      total = prod(sz);
      if any(place > total)
        error('accumarray: index out of range');
      end
    end
  end
  if isempty(f) || (is_function_handle(f) && strcmp(func2str(f), 'sum'))
    if iscomplex(vals)
      A = complex(accumarray_sum(place, real(vals), total), accumarray_sum(place, imag(vals), total));
    else
      A = accumarray_sum(place, vals, total);
    end
    if isa(vals, 'single') || isinteger(vals)
      A = cast(A, class(vals));
    end
    A = reshape(A, sz);
    if fill != 0 || isnan(fill)
      empty_ = true(sz);
      empty_(place) = false;
      A(empty_) = fill;
    end
    return;
  end
  if isscalar(vals)
    vals = repmat(vals, numel(place), 1);
  end
  vals = vals(:);
  [place, order] = sort(place(:));
  vals = vals(order);
  last = [find(diff(place)); numel(place)];
  first = [1; last(1:end-1) + 1];
  results = cell(numel(last), 1);
  for k = 1:numel(last)
    results{k} = f(vals(first(k):last(k)));
  end
  if ! isempty(results) && iscell(results{1})
    A = cell(sz);
    for k = 1:numel(last)
      A(place(last(k))) = results{k};
    end
    return;
  end
  found = cell2mat(results);
  if fill == 0
    A = zeros(sz, class(found));
  else
    A = repmat(fill, sz);
  end
  if islogical(found)
    A = repmat(logical(fill), sz);
  end
  A(place(last)) = found;
end
