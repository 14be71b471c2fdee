function t = trace(A)
  if ndims(A) > 2
    error('MATLAB:trace:inputMustBe2D', 'trace: expected a square matrix, found an N-d array');
  end
  if isempty(A)
    t = 0;
  elseif size(A, 1) ~= size(A, 2) && ~isvector(A)
    error('MATLAB:square', 'trace: expected a square matrix');
  elseif isvector(A) && ~isscalar(A)
    error('MATLAB:square', 'trace: expected a square matrix');
  elseif issparse(A)
    t = full(sum(diag(A)));
  else
    t = sum(A(1:size(A, 1) + 1:end));
  end
end
