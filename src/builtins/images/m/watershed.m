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
  % What is read at once is looked at element by element; in the border the labels are negative.
  [labels, levels] = gather(imagepad(L, ones(1, n), ones(1, n), -1), ...
                            imagepad(reshape(level, size(A)), ones(1, n), ones(1, n), 0));
  offset = imageoffsets(c, size(labels));
  labels = flooded(labels, levels, offset);
  at = arrayfun(@(m) 2:m - 1, size(labels), 'UniformOutput', false);
  L = labels(at{:});
end

function labels = flooded(labels, levels, offset)
  % A queue for each level; what is reached from two sides is a line. Arrays grow where they are used, for zeros(...) could lie on
  % a device.
  near = numel(offset);
  for j = 1:near
    offset(near + j, 1) = -offset(j);
  end
  near = 2 * near;
  count = numel(labels);
  top = 0;
  queued = false(0, 1);
  queued(count, 1) = false;
  for p = 1:count
    top = max(top, levels(p));
    queued(p) = labels(p) ~= 0;
  end
  first = zeros(0, 1);
  first(top, 1) = 0;
  last = first;
  next = zeros(0, 1);
  next(count, 1) = 0;
  lowest = top;
  for p = 1:count
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
