function [n, d] = fractionof(A, B, C, D)
  % The fraction of one input and one output: Faddeev and LeVerrier, whose steps are whole where the matrices are.
  m = size(A, 1);
  if m > 12
    d = real(poly(A));
    n = real(poly(A - B * C)) + (D - 1) * d;
    n(abs(n) < 1e-10 * max(abs(n))) = 0;
    return;
  end
  d = [1, zeros(1, m)];
  n = zeros(1, m + 1);
  n(1) = D;
  R = eye(m);
  scale = norm(C) * norm(B);
  for k = 1:m
    part = C * R * B;
    if abs(part) < 4 * eps * scale * norm(R, 1)
      part = 0;
    end
    M = A * R;
    d(k + 1) = -trace(M) / k;
    n(k + 1) = part + D * d(k + 1);
    R = M + d(k + 1) * eye(m);
  end
end
