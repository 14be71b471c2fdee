function y = imageextreme(x, nhood, largest)
  % The least or largest element in the neighbourhood of each: along the columns of the neighbourhood by moving windows.
  if islogical(x)
    if largest
      y = imageextreme(uint8(x), nhood, true) > 0;
    else
      y = ~imageextreme(~x, nhood, true);
    end
    return;
  end
  if isempty(x)
    y = x;
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
  if all(nhood(:))
    y = x;
    for k = find(extent > 1)
      y = moved(y, [before(k), extent(k) - 1 - before(k)], k, largest);
    end
    return;
  end
  P = imagepad(x, before, extent - 1 - before, rest);
  columns = reshape(nhood, extent(1), []);
  kept = cell(1, extent(1));
  y = [];
  for j = find(any(columns, 1))
    sub = cell(1, n - 1);
    [sub{:}] = ind2sub([extent(2:end), 1], j);
    edges = diff([false; columns(:, j); false]);
    first = find(edges == 1);
    len = find(edges == -1) - first;
    at = cell(1, n);
    for k = 2:n
      at{k} = sub{k - 1} - 1 + (1:full(k));
    end
    for k = 1:numel(first)
      if isempty(kept{len(k)})
        kept{len(k)} = moved(P, [0, len(k) - 1], 1, largest);
      end
      at{1} = first(k) - 1 + (1:full(1));
      part = kept{len(k)}(at{:});
      if isempty(y)
        y = part;
      elseif largest
        y = max(y, part);
      else
        y = min(y, part);
      end
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
