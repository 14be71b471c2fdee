function f = krylov_turned(name, A, m, n, given)
  % A product (1) or a solution (-1) with a matrix, a function or nothing; with its transpose where it is turned.
  if isempty(A)
    f = @(v, sense, turned) v;
  elseif ischar(A) || isa(A, 'function_handle')
    if ischar(A)
      A = str2func(A);
    end
    words = {'notransp', 'transp'};
    f = @(v, sense, turned) A(v, given{:}, words{1 + turned});
  elseif isnumeric(A) && size(A, 1) == m && (isempty(n) || size(A, 2) == n)
    f = @(v, sense, turned) matrix(A, v, sense, turned);
  else
    error(['MATLAB:', name, ':SizeMismatch'], '%s: expected a matrix of %d rows or a function', name, m);
  end
end

function v = matrix(A, v, sense, turned)
  if turned
    A = A';
  end
  if sense > 0
    v = A * v;
  else
    v = A \ v;
  end
end
