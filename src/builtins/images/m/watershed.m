function L = watershed(A, conn)
  % Meyer, Topographic distance and watershed lines, Signal Processing 38 (1994).
  imagecheck('watershed', A);
  if nargin < 2
    conn = [];
  end
  n = ndims(A);
  c = imageconn('watershed', conn, n);
  if isempty(A)
    L = zeros(size(A));
    return;
  end
  [L, ~] = imagecomponents(imregionalmin(A, c), c);
  [~, ~, level] = unique(double(A(:)));
  inside = imagepad(true(size(A)), ones(1, n), ones(1, n), false);
  extent = size(inside);
  at = find(inside);
  levels = zeros(extent);
  levels(at) = level;
  labels = -ones(extent);
  labels(at) = L(:);
  sub = cell(1, n);
  [sub{:}] = ind2sub(size(c), reshape(find(c), [], 1));
  offset = ([sub{:}] - 2) * [1, cumprod(extent(1:end - 1))].';
  labels = flooded(labels(:), levels(:), at(:), offset(offset ~= 0), max(level));
  L = reshape(labels(at), size(A));
end

function labels = flooded(labels, levels, inside, offset, top)
  % A queue for each level; what is reached from two sides is a line.
  count = numel(labels);
  first = zeros(top, 1);
  last = zeros(top, 1);
  next = zeros(count, 1);
  queued = labels ~= 0;
  lowest = top;
  near = numel(offset);
  for k = 1:numel(inside)
    p = inside(k);
    if labels(p) == 0
      touched = false;
      for j = 1:near
        if labels(p + offset(j)) > 0
          touched = true;
        end
      end
      if touched
        queued(p) = true;
        v = levels(p);
        if first(v) == 0
          first(v) = p;
        else
          next(last(v)) = p;
        end
        last(v) = p;
        lowest = min(lowest, v);
      end
    end
  end
  v = lowest;
  while v <= top
    p = first(v);
    if p == 0
      v = v + 1;
    else
      first(v) = next(p);
      next(p) = 0;
      label = 0;
      line = false;
      for j = 1:near
        other = labels(p + offset(j));
        if other > 0
          if label > 0 && other ~= label
            line = true;
          end
          label = other;
        end
      end
      if ~line
        labels(p) = label;
        for j = 1:near
          q = p + offset(j);
          if ~queued(q)
            queued(q) = true;
            w = max(levels(q), v);
            if first(w) == 0
              first(w) = q;
            else
              next(last(w)) = q;
            end
            last(w) = q;
          end
        end
      end
    end
  end
end
