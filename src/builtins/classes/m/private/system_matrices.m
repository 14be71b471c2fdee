function [A, B, C, D] = system_matrices(sys)
  % The matrices of states of a system in any form.
  if isa(sys, 'ss')
    [A, B, C, D] = deal(sys.A, sys.B, sys.C, sys.D);
    return;
  end
  G = tf(sys);
  if G.IODelay + G.InputDelay + G.OutputDelay ~= 0
    error('Control:ltiobject:delay', 'ss: only transfer functions have delays');
  end
  [p, m] = size(G.Numerator);
  [A, B, C, D] = deal([], zeros(0, m), zeros(p, 0), zeros(p, m));
  for j = 1:m
    for i = 1:p
      [n, d] = deal(G.Numerator{i, j}, G.Denominator{i, j});
      if d(1) == 0
        error('Control:ltiobject:improper', 'A system with more zeros than poles has no matrices of states.');
      end
      [n, d] = deal(n / d(1), d / d(1));
      r = numel(d) - 1;
      D(i, j) = n(1);
      n = n(2:end) - n(1) * d(2:end);
      if r == 0 || ~any(n)
        continue;
      end
      at = size(A, 1);
      A(at + 1:at + r, at + 1:at + r) = [-d(2:end); eye(r - 1, r)];
      B(at + 1:at + r, :) = 0;
      B(at + 1, j) = 1;
      C(:, at + 1:at + r) = 0;
      C(i, at + 1:at + r) = n;
    end
  end
end
