function t = trace(A)
  if nargin < 1
    error('MATLAB:minrhs', 'trace: expected a matrix');
  end
  if ndims(A) > 2
    error('MATLAB:trace:inputMustBe2D', 'trace: expected a square matrix, found an N-d array');
  end
  if isempty(A)
    t = 0;
  elseif size(A, 1) ~= size(A, 2) && ~isvector(A)
    error('MATLAB:square', 'trace: expected a square matrix');
  elseif isvector(A) && ~isscalar(A)
    error('MATLAB:square', 'trace: expected a square matrix');
  else
    t = sum(diag(A));
  end
end
