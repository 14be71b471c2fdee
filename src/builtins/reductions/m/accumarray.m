function A = accumarray(subs, vals, sz, f, fill, sparsely)
  if nargin > 5 && sparsely
    if ~iscell(subs) && size(subs, 2) == 2 && isempty(f) && isfloat(vals)
      if isempty(sz)
        sz = max(subs, [], 1);
      end
      A = sparse(subs(:, 1), subs(:, 2), vals, sz(1), sz(2));
    else
      A = sparse(accumarray(subs, vals, sz, f, fill));
    end
    return;
  end
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
  if ! isnumeric(subs)
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
    extents = sz;
    if n == 1
      extents = prod(sz);
    end
    if ! isempty(subs) && ! accumarray_within(subs, extents)
      if any(isnan(accumarray_reach(subs)))
        error('accumarray: subscripts must be positive integers');
      end
      error('accumarray: index out of range');
    end
  else
    reach = accumarray_reach(subs);
    if any(isnan(reach))
      error('accumarray: subscripts must be positive integers');
    end
    if n > 1 && ! isempty(subs)
      sz = reach;
    elseif n > 1
      sz = max(subs, [], 1);
    end
  end
  if n > 1
    place = double(subs(:, 1));
    for k = 2:n
      place = place + (double(subs(:, k)) - 1) * prod(sz(1:k - 1));
    end
    total = prod(sz);
  else
    place = subs;
    if isempty(sz)
      total = max([reach, 0]);
      sz = [total, 1];
    else
      total = prod(sz);
    end
  end
  if isempty(f) || (is_function_handle(f) && strcmp(func2str(f), 'sum'))
    if iscomplex(vals)
      A = complex(accumarray_fold(place, real(vals), total), accumarray_fold(place, imag(vals), total));
    else
      A = accumarray_fold(place, vals, total);
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
  known = isnumeric(vals) && isreal(vals) && ~isa(vals, 'int64') && ~isa(vals, 'uint64');
  name = '';
  if known && is_function_handle(f)
    name = func2str(f);
  end
  switch name
    case {'max', 'min'}
      A = cast(accumarray_fold(place, vals, total, name), class(vals));
      A(accumarray_fold(place, 1, total) == 0) = fill;
      A = reshape(A, sz);
      return;
    case {'mean', 'prod', 'numel', 'length', 'var', 'std'}
      if isfloat(vals)
        n = accumarray_fold(place, 1, total);
        A = folded(name, place, vals, total, n);
        A(n == 0) = fill;
        A = reshape(A, sz);
        return;
      end
  end
  if isempty(place)
    A = repmat(fill, sz);
    % Where a function gives cells, so does the result.
    try
      if iscell(f(vals([])))
        A = cell(sz);
      end
    catch
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
  if numel(vals) < 10000 * numel(last)
    % Of small groups all are looked at together.
    vals = gather(vals);
  end
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
    A = repmat(cast(fill, class(found)), sz);
  end
  if islogical(found)
    A = repmat(logical(fill), sz);
  end
  A(place(last)) = found;
end

% The fold of each group of n values; anything where there are none.
function A = folded(name, place, vals, total, n)
  switch name
    case {'numel', 'length'}
      A = n;
      return;
    case 'prod'
      A = accumarray_fold(place, vals, total, 'prod');
    case 'mean'
      A = accumarray_fold(place, vals, total) ./ n;
    otherwise
      middle = accumarray_fold(place, vals, total) ./ n;
      apart = double(vals(:)) - middle(place(:));
      A = accumarray_fold(place, apart .^ 2, total) ./ max(n - 1, 1);
      if strcmp(name, 'std')
        A = sqrt(A);
      end
  end
  A = cast(A, class(vals));
end
