function [L, U, P] = ilu(A, setup)
  % Y. Saad, Iterative methods for sparse linear systems, 2003, chapter 10.
  if ~isfloat(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:ilu:NotSquare', 'ilu: expected a square matrix, found %dx%d', size(A, 1), size(A, 2));
  end
  o = struct('type', 'nofill', 'droptol', 0, 'milu', 'off', 'udiag', 0, 'thresh', 1);
  if nargin == 2
    o = factoroptions('ilu', setup, o);
  end
  n = size(A, 1);
  order = 1:n;
  drops = o.droptol * sqrt(sum(abs(A) .^ 2, 1));
  switch lower(o.type)
    case 'nofill'
      keep = A ~= 0;
    case {'crout', 'ilutp'}
      keep = true(n);
    otherwise
      error('MATLAB:ilu:InvalidType', 'ilu: expected nofill, crout or ilutp, found ''%s''', o.type);
  end
  pivoting = strcmpi(o.type, 'ilutp');
  for k = 1:n
    if pivoting
      [top, at] = max(abs(A(k:n, k)));
      if abs(A(k, k)) < o.thresh * top
        at = at + k - 1;
        A([k, at], :) = A([at, k], :);
        order([k, at]) = order([at, k]);
      end
    end
    if A(k, k) == 0
      if ~o.udiag
        error('MATLAB:ilu:ZeroPivot', 'ilu: there is a zero pivot in row %d', k);
      end
      A(k, k) = max(o.droptol, eps);
    end
    rest = k + 1:n;
    if o.droptol > 0
      small = abs(A(k, rest)) < drops(rest);
      A(k, k) = A(k, k) + strcmpi(o.milu, 'row') * sum(A(k, rest(small)));
      A(k, rest(small)) = 0;
    end
    A(rest, k) = A(rest, k) / A(k, k);
    if o.droptol > 0
      small = abs(A(rest, k)) < drops(k) / abs(A(k, k));
      A(rest(small), k) = 0;
    end
    update = A(rest, k) * A(k, rest);
    if ~all(keep(:))
      lost = update .* ~keep(rest, rest);
      update = update - lost;
      if strcmpi(o.milu, 'row')
        update = update + diag(sum(lost, 2));
      elseif strcmpi(o.milu, 'col')
        update = update + diag(sum(lost, 1));
      end
    end
    A(rest, rest) = A(rest, rest) - update;
  end
  P = speye(n);
  P = P(order, :);
  if nargout < 2
    L = sparse(A);
  else
    L = sparse(tril(A, -1) + eye(n, class(A)));
    U = sparse(triu(A));
    if pivoting && nargout == 2
      L = P' * L;
    end
  end
end
