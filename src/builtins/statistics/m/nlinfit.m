function [beta, R, J, covb, mse] = nlinfit(X, y, fun, beta0, varargin)
  if ~isa(fun, 'function_handle')
    error('stats:nlinfit:BadFunction', 'nlinfit: expected a function handle, found %s', class(fun));
  end
  fine = ~isnan(y(:));
  values = @(b) masked(fun(b, X), y, fine);
  [beta, ~, r, flag, ~, ~, J] = lsqnonlin(values, beta0, [], [], optimset('Display', 'off', 'TolX', 1e-10, 'TolFun', 1e-14));
  if flag == 0
    warning('stats:nlinfit:IterationLimitExceeded', 'nlinfit: not converged');
  end
  R = NaN(size(y));
  R(fine) = -r;
  n = sum(fine);
  p = numel(beta);
  mse = sum(r .^ 2) / (n - p);
  covb = mse * inv(J' * J);
end
function r = masked(f, y, fine)
  r = f(:) - y(:);
  r = r(fine);
end
