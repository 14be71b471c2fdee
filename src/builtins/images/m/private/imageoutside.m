function out = imageoutside(BW, c)
  % The components that reach the border.
  [L, n] = imagecomponents(BW, c);
  reached = false(n + 1, 1);
  for k = 1:ndims(BW)
    if size(BW, k) == 1 && k > 2
      continue;
    end
    at = repmat({':'}, 1, ndims(BW));
    for edge = unique([1, size(BW, k)])
      if size(BW, k) > 0
        at{k} = edge;
        reached(reshape(L(at{:}), [], 1) + 1) = true;
      end
    end
  end
  reached(1) = false;
  out = reshape(reached(L + 1), size(BW));
end
