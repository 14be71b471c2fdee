function [Y, e] = cmdscale(D, p)
  % Torgerson, Multidimensional scaling, Psychometrika 17 (1952).
  if ~(isnumeric(D) && ismatrix(D))
    error('stats:cmdscale:BadDistance', 'cmdscale: expected distances, found %s', class(D));
  end
  if isrow(D)
    D = squareform(D);
  end
  n = size(D, 1);
  if size(D, 2) ~= n
    error('stats:cmdscale:BadDistance', 'cmdscale: expected a square matrix of distances');
  end
  A = -D .^ 2 / 2;
  B = A - mean(A, 1) - mean(A, 2) + mean(A(:));
  [V, E] = eig((B + B') / 2);
  [e, order] = sort(diag(E), 'descend');
  fine = sum(e > max(abs(e)) * eps(class(e)) ^ 0.75);
  if nargin > 1
    fine = min(fine, p);
    e = e(1:min(p, n));
  end
  V = V(:, order(1:fine));
  [~, at] = max(abs(V), [], 1);
  Y = V .* sign(V(at + (0:fine - 1) * n)) .* sqrt(e(1:fine)).';
end
