function [D, at] = bwdist(BW, method)
  % One dimension after the other: Rosenfeld and Pfaltz, Pattern Recognition 1 (1968); Saito and Toriwaki, Pattern
  % Recognition 27 (1994).
  BW = imagebinary('bwdist', BW);
  if nargin < 2
    method = 'euclidean';
  end
  method = imageword('bwdist', method, {'euclidean', 'chessboard', 'cityblock', 'quasi-euclidean'});
  n = ndims(BW);
  if method(1) == 'q' && n > 2
    error('images:bwdist:invalidMethod', 'bwdist: quasi-euclidean distances are those of a matrix');
  end
  if any(BW(:))
    [D, at] = in_columns(BW);
    if method(1) == 'e'
      D = D .^ 2;
    end
    for k = 2:n
      [D, at] = nearer(D, at, k, method);
    end
    if method(1) == 'e'
      D = sqrt(D);
    end
  else
    D = Inf(size(BW));
    at = zeros(size(BW));
  end
  D = single(D);
  at = uint32(at);
end

function [D, at] = in_columns(BW)
  row = (1:size(BW, 1)).' + zeros(size(BW));
  above = row;
  above(~BW) = -Inf;
  above = cummax(above, 1);
  below = row;
  below(~BW) = Inf;
  below = flip(cummin(flip(below, 1), 1), 1);
  D = min(row - above, below - row);
  from = above;
  at = below - row < row - above;
  from(at) = below(at);
  at = reshape(1:numel(BW), size(BW)) + from - row;
  at(isinf(D)) = 0;
end

function [D, at] = nearer(D, at, dim, method)
  % The least over the elements along one dimension, from the nearest of them on until all that follow are too far.
  len = size(D, dim);
  from = D;
  source = at;
  here = repmat({':'}, 1, ndims(D));
  there = here;
  asked = 1;
  for d = 1:len - 1
    step = d;
    if method(1) == 'e'
      step = d ^ 2;
    end
    % It does no harm to go on: this is asked the less often the further it has come.
    if d == asked
      if max(D(:)) <= step
        break;
      elseif d > 24
        [D, at] = along_lines(from, source, dim, method);
        break;
      end
      asked = ceil(1.5 * d) + (d == 1);
    end
    for way = 1:2
      here{dim} = 1:len - d;
      there{dim} = 1 + d:len;
      if way == 2
        [here, there] = deal(there, here);
      end
      far = from(there{:});
      switch method(1:2)
        case 'ch'
          far = max(far, d);
        case 'qu'
          far = max(far, d) + (sqrt(2) - 1) * min(far, d);
        otherwise
          far = far + step;
      end
      near = D(here{:});
      closer = far < near;
      D(here{:}) = min(near, far);
      kept = at(here{:});
      at(here{:}) = kept + (source(there{:}) - kept) .* closer;
    end
  end
end

function [D, at] = along_lines(D, at, dim, method)
  % Each line along a dimension at once, in time that grows as its length.
  n = ndims(D);
  order = [dim, 1:dim - 1, dim + 1:n];
  D = permute(D, order);
  at = permute(at, order);
  extent = size(D);
  D = gather(reshape(D, extent(1), []));
  at = gather(reshape(at, extent(1), []));
  switch method(1:2)
    case 'ci'
      [D, at] = scanned(D, at);
    case 'qu'
      [D, at] = chamfered(D, at);
    case 'ch'
      [D, at] = squared_off(D, at);
    otherwise
      [D, at] = enveloped(D, at);
  end
  D = ipermute(reshape(D, extent), order);
  at = ipermute(reshape(at, extent), order);
end

function [D, at] = scanned(D, at)
  % The least of what the neighbour has and one more, there and back.
  [m, n] = size(D);
  for j = 1:n
    for i = 2:m
      if D(i - 1, j) + 1 < D(i, j)
        D(i, j) = D(i - 1, j) + 1;
        at(i, j) = at(i - 1, j);
      end
    end
    for i = m - 1:-1:1
      if D(i + 1, j) + 1 < D(i, j)
        D(i, j) = D(i + 1, j) + 1;
        at(i, j) = at(i + 1, j);
      end
    end
  end
end

function [E, to] = enveloped(D, at)
  % The lower envelope of the parabolas over the elements of each line: Felzenszwalb and Huttenlocher, Distance
  % transforms of sampled functions, Theory of Computing 8 (2012).
  E = D;
  to = at;
  [m, n] = size(D);
  % Arrays grow where they are used, for zeros(...) could lie on a device.
  from = 0;
  from(m) = 0;
  begin = from;
  for j = 1:n
    q = 0;
    for u = 1:m
      g = D(u, j);
      if g < Inf
        s = -Inf;
        going = q > 0;
        while going
          i = from(q);
          s = (u * u - i * i + g - D(i, j)) / (2 * (u - i));
          going = s <= begin(q);
          if going
            q = q - 1;
          end
        end
        if s < m
          q = q + 1;
          from(q) = u;
          begin(q) = s;
        end
      end
    end
    if q > 0
      i = from(q);
      for u = m:-1:1
        while begin(q) >= u
          q = q - 1;
          i = from(q);
        end
        E(u, j) = D(i, j) + (u - i) * (u - i);
        to(u, j) = at(i, j);
      end
    end
  end
end

function [E, to] = squared_off(D, at)
  % The same for the larger of two distances: Meijster, Roerdink and Hesselink, A general algorithm for computing
  % distance transforms in linear time, 2000.
  E = D;
  to = at;
  [m, n] = size(D);
  from = 0;
  from(m) = 0;
  begin = from;
  for j = 1:n
    q = 0;
    for u = 1:m
      g = D(u, j);
      if g < Inf
        going = q > 0;
        while going
          i = from(q);
          t = begin(q);
          going = max(D(i, j), abs(t - i)) > max(g, abs(t - u));
          if going
            q = q - 1;
            going = q > 0;
          end
        end
        if q == 0
          q = 1;
          from(1) = u;
          begin(1) = 1;
        else
          i = from(q);
          h = D(i, j);
          if h <= g
            w = 1 + max(i + g, floor((i + u) / 2));
          else
            w = 1 + min(u - h, floor((i + u) / 2));
          end
          if w <= m
            q = q + 1;
            from(q) = u;
            begin(q) = w;
          end
        end
      end
    end
    if q > 0
      for u = m:-1:1
        i = from(q);
        E(u, j) = max(D(i, j), abs(u - i));
        to(u, j) = at(i, j);
        if u == begin(q)
          q = q - 1;
        end
      end
    end
  end
end

function [D, at] = chamfered(D, at)
  % From neighbour to neighbour in two passes over the matrix, which here is turned: Borgefors, Distance transformations
  % in digital images, CVGIP 34 (1986).
  [m, n] = size(D);
  aslant = sqrt(2);
  for way = 1:2
    for k = 1:n
      j = k;
      s = -1;
      if way == 2
        j = n + 1 - k;
        s = 1;
      end
      for l = 1:m
        i = l;
        if way == 2
          i = m + 1 - l;
        end
        best = D(i, j);
        place = at(i, j);
        if i + s >= 1 && i + s <= m && D(i + s, j) + 1 < best
          best = D(i + s, j) + 1;
          place = at(i + s, j);
        end
        if j + s >= 1 && j + s <= n
          for e = -1:1
            if i + e >= 1 && i + e <= m
              step = 1;
              if e ~= 0
                step = aslant;
              end
              if D(i + e, j + s) + step < best
                best = D(i + e, j + s) + step;
                place = at(i + e, j + s);
              end
            end
          end
        end
        D(i, j) = best;
        at(i, j) = place;
      end
    end
  end
end
