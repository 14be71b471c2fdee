function f = krylov_operator(name, A, n, varargin)
  % A product (1) or a solution (-1) with a matrix, a function or nothing.
  if isempty(A)
    f = @(v, sense) v;
  elseif isa(A, 'function_handle')
    f = @(v, sense) A(v, varargin{:});
  elseif ischar(A)
    A = str2func(A);
    f = @(v, sense) A(v, varargin{:});
  elseif isnumeric(A) && isequal(size(A), [n, n])
    f = @(v, sense) matrix(A, v, sense);
  else
    error(['MATLAB:', name, ':SizeMismatch'], '%s: expected a %dx%d matrix or a function', name, n, n);
  end
end

function v = matrix(A, v, sense)
  if sense > 0
    v = A * v;
  else
    v = A \ v;
  end
end
