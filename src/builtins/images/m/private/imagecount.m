function n = imagecount(name, n, what, count)
  % A positive whole number, or as many of them as are wanted, as doubles in a row; one stands for all.
  if ~(isnumeric(n) && isreal(n) && any(numel(n) == [1, count]) && all(n(:) >= 1) && all(n(:) == fix(n(:))) && ...
      all(isfinite(n(:))))
    error(['images:', name, ':invalidSize'], '%s: expected %s in positive whole numbers, %d of them or one', ...
          name, what, count);
  end
  n = double(reshape(n, 1, []));
  if isscalar(n)
    n = repmat(n, 1, count);
  end
end
