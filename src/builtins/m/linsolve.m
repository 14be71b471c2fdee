function [X, r] = linsolve(A, B, opts)
  if nargin < 2
    error('MATLAB:minrhs', 'linsolve: expected two matrices');
  end
  if ~(isnumeric(A) && isnumeric(B))
    error('MATLAB:linsolve:inputType', 'linsolve: expected numeric matrices');
  end
  transposed = false;
  if nargin > 2
    if ~isstruct(opts)
      error('MATLAB:linsolve:badOptions', 'linsolve: the options must be a structure');
    end
    if isfield(opts, 'TRANSA') && opts.TRANSA
      transposed = true;
    end
    if isfield(opts, 'LT') && opts.LT
      A = tril(A);
    elseif isfield(opts, 'UT') && opts.UT
      A = triu(A);
    end
  end
  if transposed
    A = A';
  end
  X = A \ B;
  if nargout > 1
    if size(A, 1) == size(A, 2)
      r = rcond(A);
    else
      r = 0;
    end
  end
end
