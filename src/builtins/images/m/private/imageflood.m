function J = imageflood(marker, mask, c)
  % Reconstruction by dilation: two passes over all elements, and then those from which more has to go on.
  % The images are read once, with a border that nothing goes into, and looked at element by element.
  n = ndims(mask);
  float = @double;
  if isa(mask, 'single') || islogical(mask) || isinteger(mask) && intmax(class(mask)) <= 65535
    float = @single;
  end
  I = imagepad(float(mask), ones(1, n), ones(1, n), -Inf);
  J = imagepad(float(marker), ones(1, n), ones(1, n), -Inf);
  [I, J] = gather(I, J);
  J = spread(J, I, imageoffsets(c, size(I)));
  at = arrayfun(@(m) 2:m - 1, size(I), 'UniformOutput', false);
  J = imageclass(J(at{:}), class(mask));
end

function J = spread(J, I, offset)
  total = numel(J);
  near = numel(offset);
  far = 0;
  for j = 1:near
    far = max(far, offset(j));
  end
  % What is in the border stays as it is, for nothing is below -Inf.
  for p = 1 + far:total - far
    v = J(p);
    for j = 1:near
      v = max(v, J(p - offset(j)));
    end
    J(p) = min(v, I(p));
  end
  % Arrays grow where they are used: zeros(...) could lie on a device.
  queue = zeros(0, 1);
  queue(total, 1) = 0;
  waiting = false(0, 1);
  waiting(total, 1) = false;
  head = 0;
  tail = 0;
  for p = total - far:-1:1 + far
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
  all_offsets = offset;
  for j = 1:near
    all_offsets(near + j, 1) = -offset(j);
  end
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
