function L = ichol(A, opts)
  % T. A. Manteuffel, An incomplete factorization technique for positive definite linear systems, 1980.
  if ~isfloat(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:ichol:NotSquare', 'ichol: expected a square matrix, found %dx%d', size(A, 1), size(A, 2));
  end
  o = struct('type', 'nofill', 'droptol', 0, 'michol', 'off', 'diagcomp', 0, 'shape', 'lower');
  if nargin == 2
    o = factoroptions('ichol', opts, o);
  end
  switch lower(o.shape)
    case 'lower', L = tril(A);
    case 'upper', L = triu(A)';
    otherwise
      error('MATLAB:ichol:InvalidShape', 'ichol: expected lower or upper, found ''%s''', o.shape);
  end
  n = size(A, 1);
  L = L + o.diagcomp * diag(diag(A));
  full = L + tril(L, -1)';
  drops = o.droptol * sum(abs(full), 1);
  switch lower(o.type)
    case 'nofill', keep = full ~= 0;
    case 'ict', keep = true(n);
    otherwise
      error('MATLAB:ichol:InvalidType', 'ichol: expected nofill or ict, found ''%s''', o.type);
  end
  for k = 1:n
    rest = k + 1:n;
    if o.droptol > 0 && strcmpi(o.type, 'ict')
      small = abs(L(rest, k)) < drops(k);
      if strcmpi(o.michol, 'on')
        lost = L(rest(small), k);
        L(k, k) = L(k, k) + sum(lost);
        at = rest(small);
        L(at + (at - 1) * n) = L(at + (at - 1) * n) + lost.';
      end
      L(rest(small), k) = 0;
    end
    if ~(real(L(k, k)) > 0)
      error('MATLAB:ichol:Breakdown', 'ichol: there is a pivot that is not positive in row %d', k);
    end
    L(k, k) = sqrt(L(k, k));
    L(rest, k) = L(rest, k) / L(k, k);
    update = L(rest, k) * L(rest, k)';
    lost = update .* ~keep(rest, rest);
    update = update - lost;
    if strcmpi(o.michol, 'on')
      update = update + diag(sum(lost, 2));
    end
    L(rest, rest) = L(rest, rest) - tril(update);
  end
  if strcmpi(o.shape, 'upper')
    L = L';
  end
  L = sparse(L);
end
