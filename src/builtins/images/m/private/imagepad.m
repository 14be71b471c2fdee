function x = imagepad(x, before, after, border)
  % An array with more elements before and after its own along each dimension: a number, or its own once more.
  n = max([ndims(x), numel(before), numel(after)]);
  before(end + 1:n) = 0;
  after(end + 1:n) = 0;
  if ~any(before) && ~any(after)
    return;
  end
  extent = size(x);
  extent(end + 1:n) = 1;
  at = cell(1, n);
  for k = 1:n
    m = extent(k);
    index = 1 - before(k):m + after(k);
    if ~ischar(border)
      index = before(k) + 1:before(k) + m;
    elseif strcmp(border, 'replicate')
      index = min(max(index, 1), m);
    elseif strcmp(border, 'circular')
      index = min(max(mod(index - 1, m) + 1, 1), m);
    else
      index = mod(index - 1, 2 * m);
      index = min(max(min(index, 2 * m - 1 - index) + 1, 1), m);
    end
    % Bounds that change nothing: nobody has to ask whether such subscripts are too large.
    at{k} = index;
  end
  if ischar(border)
    x = x(at{:});
  else
    if islogical(x)
      wide = repmat(border ~= 0, extent + before + after);
    else
      wide = repmat(cast(border, class(x)), extent + before + after);
    end
    wide(at{:}) = x;
    x = wide;
  end
end
