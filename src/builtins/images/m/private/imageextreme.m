function y = imageextreme(x, nhood, largest)
  % The least or largest element in the neighbourhood of each: along the columns of the neighbourhood by moving windows.
  if isempty(x)
    y = x;
    return;
  end
  if islogical(x)
    if ~largest
      y = ~imageextreme(~x, nhood, true);
    elseif ismatrix(x) && ismatrix(nhood) && numel(nhood) <= 225
      % How many there are.
      y = conv2(single(x), single(reshape(nhood(end:-1:1), size(nhood))), 'same') > 0.5;
    else
      y = imageextreme(single(x), nhood, true) > 0;
    end
    return;
  end
  if isinteger(x) && intmax(class(x)) <= 65535
    % Singles hold them, and are faster.
    y = cast(imageextreme(single(x), nhood, largest), class(x));
    return;
  end
  n = max(ndims(x), ndims(nhood));
  extent = size(nhood);
  extent(end + 1:n) = 1;
  full = size(x);
  full(end + 1:n) = 1;
  before = floor((extent - 1) / 2);
  if isfloat(x)
    rest = Inf * (1 - 2 * largest);
  elseif largest
    rest = intmin(class(x));
  else
    rest = intmax(class(x));
  end
  % Its elements are looked at one by one.
  columns = gather(reshape(nhood, extent(1), []));
  whole = true;
  for k = 1:numel(columns)
    whole = whole && columns(k);
  end
  if whole
    y = x;
    for k = find(extent > 1)
      y = moved(y, [before(k), extent(k) - 1 - before(k)], k, largest);
    end
    return;
  end
  P = imagepad(x, before, extent - 1 - before, rest);
  kept = cell(1, extent(1));
  y = [];
  for j = 1:size(columns, 2)
    sub = cell(1, n - 1);
    [sub{:}] = ind2sub([extent(2:end), 1], j);
    at = cell(1, n);
    for k = 2:n
      at{k} = sub{k - 1} - 1 + (1:full(k));
    end
    first = 1;
    while first <= extent(1)
      len = 0;
      while first + len <= extent(1) && columns(first + len, j)
        len = len + 1;
      end
      if len > 0
        if isempty(kept{len})
          kept{len} = moved(P, [0, len - 1], 1, largest);
        end
        at{1} = first - 1 + (1:full(1));
        part = kept{len}(at{:});
        if isempty(y)
          y = part;
        elseif largest
          y = max(y, part);
        else
          y = min(y, part);
        end
      end
      first = first + len + 1;
    end
  end
  if isempty(y)
    y = repmat(cast(rest, class(x)), full);
  end
end

function y = moved(x, window, dim, largest)
  if largest
    y = movmax(x, window, dim);
  else
    y = movmin(x, window, dim);
  end
end
