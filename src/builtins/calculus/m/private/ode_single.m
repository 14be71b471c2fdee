function [ynew, K] = ode_single(tableau, rate, t, y, k1, tnew)
  % One step of a Runge-Kutta method to a time.
  h = tnew - t;
  stages = numel(tableau.c);
  K = zeros(numel(y), stages);
  K(:, 1) = k1;
  for s = 2:stages
    ynew = y + h * (K(:, 1:s - 1) * tableau.A(s, 1:s - 1).');
    if s < stages || nargout > 1
      K(:, s) = reshape(rate(t + h * tableau.c(s), ynew), [], 1);
    end
  end
end
