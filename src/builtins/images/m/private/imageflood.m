function J = imageflood(marker, mask, c)
  % Reconstruction by dilation: two passes over all elements, and then those from which more has to go on.
  n = ndims(mask);
  I = imagepad(double(mask), ones(1, n), ones(1, n), -Inf);
  extent = size(I);
  inside = find(imagepad(true(size(mask)), ones(1, n), ones(1, n), false));
  sub = cell(1, n);
  [sub{:}] = ind2sub(size(c), reshape(find(c), [], 1));
  offset = ([sub{:}] - 2) * [1, cumprod(extent(1:end - 1))].';
  J = imagepad(double(marker), ones(1, n), ones(1, n), -Inf);
  J = spread(J(:), I(:), inside(:), offset(offset > 0));
  J = imageclass(reshape(J(inside), size(mask)), class(mask));
end

function J = spread(J, I, inside, offset)
  count = numel(inside);
  near = numel(offset);
  for k = 1:count
    p = inside(k);
    v = J(p);
    for j = 1:near
      v = max(v, J(p - offset(j)));
    end
    J(p) = min(v, I(p));
  end
  queue = zeros(numel(J), 1);
  waiting = false(numel(J), 1);
  head = 0;
  tail = 0;
  for k = count:-1:1
    p = inside(k);
    v = J(p);
    for j = 1:near
      v = max(v, J(p + offset(j)));
    end
    v = min(v, I(p));
    J(p) = v;
    for j = 1:near
      q = p + offset(j);
      if J(q) < v && J(q) < I(q) && ~waiting(p)
        waiting(p) = true;
        tail = tail + 1;
        queue(tail) = p;
      end
    end
  end
  all_offsets = [offset; -offset];
  total = numel(J);
  left = tail;
  while left > 0
    head = head + 1;
    if head > total
      head = 1;
    end
    p = queue(head);
    left = left - 1;
    waiting(p) = false;
    v = J(p);
    for j = 1:2 * near
      q = p + all_offsets(j);
      if J(q) < v && J(q) < I(q)
        J(q) = min(v, I(q));
        if ~waiting(q)
          waiting(q) = true;
          left = left + 1;
          tail = tail + 1;
          if tail > total
            tail = 1;
          end
          queue(tail) = q;
        end
      end
    end
  end
end
