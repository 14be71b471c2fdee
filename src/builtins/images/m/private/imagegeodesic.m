function D = imagegeodesic(cost, seeds, method)
  % The least sums of costs along paths from seeds: between neighbours it is their mean times how far they are apart.
  % Dijkstra, A note on two problems in connexion with graphs, 1959.
  n = ndims(cost);
  cost(cost < 0) = 0;
  P = gather(imagepad(cost, ones(1, n), ones(1, n), Inf));
  extent = size(P);
  most = n;
  if strcmp(method, 'cityblock')
    most = 1;
  end
  offset = 0;
  far = 0;
  count = 0;
  for k = 1:3 ^ n
    rest = k - 1;
    steps = 0;
    shift = 0;
    stride = 1;
    for d = 1:n
      e = mod(rest, 3) - 1;
      steps = steps + abs(e);
      shift = shift + e * stride;
      stride = stride * extent(d);
      rest = floor(rest / 3);
    end
    if steps > 0 && steps <= most
      count = count + 1;
      offset(count) = shift;
      far(count) = 1;
      if method(1) == 'q'
        far(count) = sqrt(steps);
      end
    end
  end
  % Seeds in the image with a border.
  start = ones(size(seeds));
  rest = seeds - 1;
  stride = 1;
  for d = 1:n
    start = start + (mod(rest, size(cost, d)) + 1) * stride;
    rest = floor(rest / size(cost, d));
    stride = stride * extent(d);
  end
  D = reached(P, start, offset, far, count);
  D = reshape(D, extent);
  at = arrayfun(@(m) 2:m - 1, extent, 'UniformOutput', false);
  D = D(at{:});
end

function D = reached(P, start, offset, far, count)
  % A heap of places by distance; one that is reached in a shorter way comes into it again.
  total = numel(P);
  % Arrays grow where they are used: zeros(...) could lie on a device.
  D = Inf;
  D(total, 1) = 0;
  for p = 1:total
    D(p) = Inf;
  end
  heap = 0;
  heap(2 * total + 64, 1) = 0;
  key = heap;
  last = 0;
  for s = 1:numel(start)
    if P(start(s)) < Inf
      D(start(s)) = 0;
      last = last + 1;
      heap(last) = start(s);
      key(last) = 0;
    end
  end
  while last > 0
    p = heap(1);
    d = key(1);
    moved = heap(last);
    v = key(last);
    last = last - 1;
    i = 1;
    going = last > 0;
    while going
      child = 2 * i;
      if child > last
        going = false;
      else
        if child < last && key(child + 1) < key(child)
          child = child + 1;
        end
        if key(child) < v
          heap(i) = heap(child);
          key(i) = key(child);
          i = child;
        else
          going = false;
        end
      end
    end
    heap(i) = moved;
    key(i) = v;
    if d <= D(p)
      for k = 1:count
        q = p + offset(k);
        if P(q) < Inf
          e = d + far(k) * (P(p) + P(q)) / 2;
          if e < D(q)
            D(q) = e;
            last = last + 1;
            i = last;
            going = i > 1;
            while going
              parent = floor(i / 2);
              if key(parent) > e
                heap(i) = heap(parent);
                key(i) = key(parent);
                i = parent;
                going = i > 1;
              else
                going = false;
              end
            end
            heap(i) = q;
            key(i) = e;
          end
        end
      end
    end
  end
end
