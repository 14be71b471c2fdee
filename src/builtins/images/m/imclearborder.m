function B = imclearborder(A, conn)
  imagecheck('imclearborder', A);
  if nargin < 2
    conn = [];
  end
  c = imageconn('imclearborder', conn, ndims(A));
  if islogical(A)
    B = A & ~imageoutside(A, c);
    return;
  end
  if isempty(A)
    B = A;
    return;
  end
  inner = arrayfun(@(m) 2:m - 1, size(A), 'UniformOutput', false);
  marker = A;
  marker(inner{:}) = min(A(:));
  B = A - imageflood(marker, A, c);
end
