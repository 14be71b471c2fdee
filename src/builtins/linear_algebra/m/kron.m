function K = kron(A, B, varargin)
  for M = [{A, B}, varargin]
    if ! (isnumeric(M{1}) || islogical(M{1})) || ndims(M{1}) > 2
      error('kron: arguments must be matrices of numbers');
    end
  end
  [ma, na] = size(A);
  [mb, nb] = size(B);
  % Every element of A times B, as one product of four dimensions.
  K = reshape(A, [1, ma, 1, na]) .* reshape(B, [mb, 1, nb, 1]);
  K = reshape(K, [ma * mb, na * nb]);
  if issparse(A) || issparse(B)
    K = sparse(K);
  end
  if ! isempty(varargin)
    K = kron(K, varargin{:});
  end
end
