function [U, S, V, err] = svdsketch(A, tol, varargin)
  % W. Yu, Y. Gu and Y. Li, Efficient randomized algorithms for the fixed-precision low-rank matrix approximation, 2018.
  if ~isfloat(A) || ~ismatrix(A)
    error('MATLAB:svdsketch:invalidType', 'svdsketch: expected a matrix of floating-point numbers, found %s', class(A));
  end
  least = sqrt(eps(class(A)));
  if nargin < 2 || isempty(tol)
    tol = eps(class(A)) ^ 0.25;
  elseif ~(isnumeric(tol) && isscalar(tol) && tol >= least && tol < 1)
    error('MATLAB:svdsketch:invalidTolerance', 'svdsketch: the tolerance must be from %g to less than 1', least);
  end
  [m, n] = size(A);
  o = struct('MaxSubspaceDimension', min(m, n), 'BlockSize', min(max(floor(0.1 * m), 5), m), 'MaxIterations', 0, ...
             'NumPowerIterations', 1);
  o = nameoptions('svdsketch', varargin, o);
  most = min(o.MaxSubspaceDimension, min(m, n));
  if o.MaxIterations == 0
    o.MaxIterations = ceil(most / o.BlockSize);
  end
  % Numbers of its own, so that those of the program stay as they are.
  numbers = RandStream('mt19937ar', 'Seed', 0);
  total = norm(A, 'fro') ^ 2;
  left = total;
  Q = zeros(m, 0, 'like', A);
  B = zeros(0, n, 'like', A);
  for k = 1:o.MaxIterations
    width = min(o.BlockSize, most - size(Q, 2));
    if width < 1 || left <= (tol ^ 2) * total
      break;
    end
    q = A * cast(randn(numbers, n, width), class(A));
    for again = 1:o.NumPowerIterations
      [q, ~] = qr(q - Q * (Q' * q), 0);
      [q, ~] = qr(A' * q, 0);
      q = A * q;
    end
    [q, ~] = qr(q - Q * (Q' * q), 0);
    [q, ~] = qr(q - Q * (Q' * q), 0);
    part = q' * A;
    Q = [Q, q];
    B = [B; part];
    left = left - norm(part, 'fro') ^ 2;
  end
  [U, S, V] = svd(full(B), 'econ');
  U = Q * U;
  % As few as will do.
  s = diag(S(1:min(size(S)), 1:min(size(S))));
  rest = sqrt(max(total - cumsum(s(:) .^ 2), 0));
  enough = find([sqrt(total); rest] <= tol * sqrt(total), 1) - 1;
  if isempty(enough)
    enough = numel(s);
  end
  U = U(:, 1:enough);
  V = V(:, 1:enough);
  S = diag(s(1:enough));
  if nargout < 2
    U = s(1:enough);
  end
  if nargout > 3
    err = norm(U * S * V' - A, 'fro') / max(sqrt(total), realmin(class(A)));
  end
end
