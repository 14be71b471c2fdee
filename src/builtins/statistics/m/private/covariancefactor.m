function T = covariancefactor(name, S)
  % A matrix T with T' * T = S; a row of variances has a row of their roots.
  if size(S, 1) == 1 && size(S, 2) > 1
    if any(S < 0)
      error(['stats:', name, ':BadCovariance'], '%s: variances must not be negative', name);
    end
    T = sqrt(S);
    return;
  end
  if size(S, 1) ~= size(S, 2) || any(any(abs(S - S') > 10 * eps(max(abs(diag(S))))))
    error(['stats:', name, ':BadCovariance'], '%s: the covariance matrix must be symmetric', name);
  end
  [T, flag] = chol(S);
  if flag ~= 0
    [U, D] = eig((S + S') / 2);
    D = diag(D);
    if any(D < -numel(D) * eps(max(abs(D))))
      error(['stats:', name, ':BadCovariance'], '%s: the covariance matrix must be positive semi-definite', name);
    end
    T = sqrt(max(D, 0)) .* U';
  end
end
