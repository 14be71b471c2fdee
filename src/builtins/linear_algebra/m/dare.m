function [X, L, G, report] = dare(A, B, Q, varargin)
  narginchk(3, 6);
  [A, B, Q, R, S, E, plain] = riccati_arguments('dare', A, B, Q, varargin);
  % Doubling: Chu, Fan, Lin and Wang, International Journal of Control 77, 2004.
  n = size(A, 1);
  one = eye(n);
  At = A - B / R * S';
  F = At;
  Z = B / R * B';
  Y = Q - S / R * S';
  for k = 1:60
    W = one + Z * Y;
    if rcond(W) < eps
      break;
    end
    WF = W \ F;
    step = F' * Y * WF;
    Z = Z + F * (W \ Z) * F';
    Y = Y + step;
    F = F * WF;
    Z = (Z + Z') / 2;
    Y = (Y + Y') / 2;
    if norm(step, 1) <= eps * norm(Y, 1) || ~all(isfinite(Y), 'all')
      break;
    end
  end
  G = (B' * Y * B + R) \ (B' * Y * A + S');
  if ~all(isfinite(Y), 'all') || any(abs(eig(A - B * G)) >= 1)
    error('Control:foundation:Riccati4', 'dare: there is no finite stabilizing solution');
  end
  L = eig(A - B * G);
  % How far the solution is from solving the equation.
  report = norm(A' * Y * A - Y - (A' * Y * B + S) * G + Q, 1) / max(norm(Y, 1), realmin);
  X = Y;
  if ~plain
    X = E' \ Y / E;
  end
end
