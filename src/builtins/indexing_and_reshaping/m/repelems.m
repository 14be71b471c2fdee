function y = repelems(x, r)
  if size(r, 1) ~= 2 || ndims(r) > 2 || ~isreal(r) || any(r(:) ~= fix(r(:)))
    error('Octave:repelems:counts', 'repelems: R must be a matrix of two rows of whole numbers');
  end
  if any(r(2, :) < 0)
    error('Octave:repelems:counts', 'repelems: the second row must hold counts from 0 on');
  end
  if any(r(1, :) < 1) || any(r(1, :) > numel(x))
    error('Octave:repelems:range', 'repelems: the first row must hold indices of X');
  end
  y = reshape(x(repelem(double(r(1, :)), double(r(2, :)))), 1, []);
end
