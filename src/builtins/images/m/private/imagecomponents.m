function [L, count, area] = imagecomponents(BW, c)
  % Labels of connected components, in the order of their first elements, and how many elements each has: runs along columns, and
  % which of them touch. Where runs begin and end is all that is read of the image.
  n = ndims(BW);
  if isempty(BW)
    L = zeros(size(BW));
    count = 0;
    area = zeros(0, 1);
    return;
  end
  P = imagepad(BW, ones(1, n), ones(1, n), false);
  extent = size(P);
  P = P(:);
  if c((numel(c) + 1) / 2 + 1)
    first = P & ~[false; P(1:end - 1)];
    last = P & ~[P(2:end); false];
  else
    first = P;
    last = P;
  end
  places = find([first; last]);
  [low, high] = spans_of(c, extent);
  [a, b, pairs] = touching(places, numel(P), low, high);
  [label, count, area] = joined(places, numel(P), a, b, pairs);
  % Each element has the label of the last run that began.
  L = label(min(max(int32(P) .* cumsum(int32(first)), 0) + 1, numel(label)));
  at = arrayfun(@(m) 2:m - 1, extent, 'UniformOutput', false);
  L = reshape(L, extent);
  L = L(at{:});
end

function [low, high] = spans_of(c, extent)
  % From where to where neighbours lie in each column that comes after an element's own, as steps.
  low = [];
  high = [];
  columns = numel(c) / 3;
  for k = (columns + 3) / 2:columns
    shift = 0;
    rest = k - 1;
    stride = 1;
    for d = 1:numel(extent) - 1
      stride = stride * extent(d);
      shift = shift + (mod(rest, 3) - 1) * stride;
      rest = floor(rest / 3);
    end
    going = false;
    for i = 1:3
      if c(3 * (k - 1) + i)
        if ~going
          low(end + 1) = shift + i - 2;
        end
        high(numel(low)) = shift + i - 2;
      end
      going = c(3 * (k - 1) + i);
    end
  end
end

function [a, b, pairs] = touching(places, total, low, high)
  % Runs that touch others which come later. Arrays grow where they are used, for zeros(...) could lie on a device.
  runs = numel(places) / 2;
  a = zeros(0, 1);
  a(2 * runs * numel(low) + 1, 1) = 0;
  b = a;
  pairs = 0;
  % A search comes to an end at the last place: the loops are short ones.
  places(2 * runs + 1) = Inf;
  for s = 1:numel(low)
    from = 1;
    for k = 1:runs
      begin = places(k) + low(s);
      finish = places(runs + k) - total + high(s);
      while places(runs + from) - total < begin
        from = from + 1;
      end
      other = from;
      while places(other) <= finish
        pairs = pairs + 1;
        a(pairs) = k;
        b(pairs) = other;
        other = other + 1;
      end
    end
  end
end

function [label, count, area] = joined(places, total, a, b, pairs)
  % Tarjan, Efficiency of a good but not linear set union algorithm, JACM 22 (1975).
  runs = numel(places) / 2;
  parent = zeros(0, 1);
  parent(runs + 1, 1) = 0;
  area = parent;
  for k = 1:runs
    parent(k) = k;
  end
  for k = 1:pairs
    x = a(k);
    while parent(x) ~= x
      parent(x) = parent(parent(x));
      x = parent(x);
    end
    y = b(k);
    while parent(y) ~= y
      parent(y) = parent(parent(y));
      y = parent(y);
    end
    if x < y
      parent(y) = x;
    else
      parent(x) = y;
    end
  end
  % The first run of each component leads to itself, the others to runs before them.
  count = 0;
  for k = 1:runs
    if parent(k) == k
      count = count + 1;
      parent(k) = count;
    else
      parent(k) = parent(parent(k));
    end
    area(parent(k)) = area(parent(k)) + places(runs + k) - total - places(k) + 1;
  end
  % What is in no run has the label 0.
  label = zeros(0, 1);
  label(runs + 1, 1) = 0;
  for k = 1:runs
    label(k + 1) = parent(k);
  end
  area = area(1:count);
end
