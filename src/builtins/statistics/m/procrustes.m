function [d, Z, transform] = procrustes(X, Y, varargin)
  % Gower, Generalized procrustes analysis, Psychometrika 40 (1975).
  o = nameoptions('procrustes', varargin, struct('Scaling', true, 'Reflection', 'best'));
  if ~(isnumeric(X) && isnumeric(Y)) || size(X, 1) ~= size(Y, 1) || size(Y, 2) > size(X, 2)
    error('stats:procrustes:InputSizeMismatch', 'procrustes: expected as many points in Y as in X, of no more columns');
  end
  Y(:, end + 1:size(X, 2)) = 0;
  mx = mean(X, 1);
  my = mean(Y, 1);
  A = X - mx;
  B = Y - my;
  a = sqrt(sum(A(:) .^ 2));
  b = sqrt(sum(B(:) .^ 2));
  [L, S, M] = svd((A / a)' * (B / b));
  T = M * L';
  reflected = det(T) < 0;
  if ~(ischar(o.Reflection) || isstring(o.Reflection)) && reflected ~= logical(o.Reflection)
    M(:, end) = -M(:, end);
    S(end, end) = -S(end, end);
    T = M * L';
  end
  shared = trace(S);
  if o.Scaling
    scale = shared * a / b;
    d = max(1 - shared ^ 2, 0);
  else
    scale = 1;
    d = max(1 + (b / a) ^ 2 - 2 * shared * b / a, 0);
  end
  Z = scale * B * T + mx;
  transform = struct('T', T, 'b', scale, 'c', repmat(mx - scale * my * T, size(X, 1), 1));
end
