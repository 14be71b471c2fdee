function idx = tsearch(x, y, t, xi, yi)
  if nargin < 5
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  idx = reshape(tsearchn([x(:), y(:)], t, [xi(:), yi(:)]), size(xi));
end
