function c = nchoosek(v, k)
  if ~(isreal(k) && isscalar(k) && isnumeric(k) && k >= 0 && k == fix(k))
    error('MATLAB:nchoosek:InvalidArg2', 'nchoosek: the count must be a nonnegative integer');
  end
  if isscalar(v) && ~iscell(v) && ~ischar(v)
    if ~(isreal(v) && isnumeric(v) && v >= 0 && v == fix(v))
      error('MATLAB:nchoosek:InvalidArg1', 'nchoosek: the number must be a nonnegative integer');
    end
    if isinteger(v) || isinteger(k)
      result = class(v);
      if isinteger(k)
        result = class(k);
      end
    else
      result = class(v + k);
    end
    if k > v
      error('MATLAB:nchoosek:KOutOfRange', 'K must be an integer between 0 and N.');
    end
    kk = double(min(k, v - k));
    n = double(v);
    c = 1;
    for j = 1:kk
      c = round(c * (n - kk + j) / j);
    end
    if isfloat(v) && c > flintmax(result)
      warning('MATLAB:nchoosek:LargeCoefficient', 'nchoosek: the result may not be exact');
    end
    c = cast(c, result);
    return;
  end
  if ~isvector(v) && ~isempty(v)
    error('MATLAB:nchoosek:InvalidArg1', 'nchoosek: the set must be a vector');
  end
  n = numel(v);
  if k == 0
    c = v(zeros(1, 0));
    c = reshape(c, 1, 0);
    return;
  elseif k > n
    c = reshape(v(zeros(1, 0)), 0, k);
    return;
  end
  % Column by column: every row goes on with each number that leaves room for the columns after it.
  rows = (1:n - k + 1)';
  for j = 2:k
    last = rows(:, end);
    counts = n - k + j - last;
    before = cumsum(counts) - counts;
    from = repelem((1:numel(last))', counts, 1);
    rows = [rows(from, :), last(from) + (1:numel(from))' - before(from)];
  end
  total = size(rows, 1);
  c = reshape(v(rows), total, k);
end
