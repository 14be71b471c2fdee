function spy(A)
  if nargin < 1 || ~(isnumeric(A) || islogical(A))
    error('MATLAB:spy:matrix', 'spy: expected a matrix');
  end
  [i, j] = find(A);
  plot(j(:), i(:), 'b.');
  axis ij
  axis equal
  axis([0, size(A, 2) + 1, 0, size(A, 1) + 1]);
  xlabel(sprintf('nz = %d', numel(i)));
end
