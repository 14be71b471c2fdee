function S = spalloc(m, n, room)
  if nargin < 2
    n = m;
  end
  if nargin == 3 && ~(isnumeric(room) && isscalar(room) && room >= 0)
    error('MATLAB:spalloc:InvalidRoom', 'spalloc: expected the number of nonzeros that there is room for');
  end
  S = sparse(m, n);
end
