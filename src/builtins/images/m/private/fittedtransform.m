function A = fittedtransform(name, moving, fixed, kind)
  % The transform of least squares between points that are normalized: Hartley and Zisserman, Multiple View Geometry, section 4.4.
  least = find(strcmp(kind, {'', 'similarity', 'affine', 'projective'}));
  if isempty(least)
    least = 3;
  end
  if ~(isnumeric(moving) && isnumeric(fixed) && size(moving, 2) == 2 && isequal(size(moving), size(fixed)) && ...
       size(moving, 1) >= least)
    error(['images:', name, ':invalidPoints'], '%s: expected two lists of at least %d points [x, y]', name, least);
  end
  [P, from] = normalized(double(moving));
  [Q, to] = normalized(double(fixed));
  n = size(P, 1);
  one = ones(n, 1);
  no = zeros(n, 3);
  switch kind
    case 'affine'
      A = [([P, one] \ Q).'; 0, 0, 1];
    case 'projective'
      M = [P, one, no, -Q(:, 1) .* P; no, P, one, -Q(:, 2) .* P];
      A = reshape([M \ Q(:); 1], 3, 3).';
    otherwise
      [A, rest] = turned(P, Q);
      if strcmp(kind, 'reflectivesimilarity')
        [B, other] = turned(P .* [-1, 1], Q);
        if other < rest
          A = B .* [-1, 1, 1];
        end
      end
  end
  A = to \ A * from;
  A = A / A(3, 3);
  if rcond(A) < eps || ~all(isfinite(A(:)))
    error(['images:', name, ':collinearPoints'], '%s: the points do not determine a transform of this kind', name);
  end
  if ~strcmp(kind, 'projective')
    A(3, :) = [0, 0, 1];
  end
end

function [A, rest] = turned(P, Q)
  n = size(P, 1);
  M = [P(:, 1), -P(:, 2), ones(n, 1), zeros(n, 1); P(:, 2), P(:, 1), zeros(n, 1), ones(n, 1)];
  a = M \ Q(:);
  rest = norm(M * a - Q(:));
  A = [a(1), -a(2), a(3); a(2), a(1), a(4); 0, 0, 1];
end

function [P, T] = normalized(P)
  middle = mean(P, 1);
  P = P - middle;
  s = sqrt(2) / max(mean(sqrt(sum(P .^ 2, 2))), realmin);
  P = P * s;
  T = [s, 0, -s * middle(1); 0, s, -s * middle(2); 0, 0, 1];
end
