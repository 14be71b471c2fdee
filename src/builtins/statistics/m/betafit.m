function [params, ci] = betafit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('betafit', x, alpha);
  x = x(:);
  if any(x <= 0 | x >= 1)
    error('stats:betafit:InvalidData', 'betafit: expected numbers between 0 and 1');
  end
  means = [mean(log(x)); mean(log1p(-x))];
  m = mean(x);
  params = max([m; 1 - m] * (m * (1 - m) / var(x, 1) - 1), 0.01);
  % The steps of Newton for the logarithms of the parameters.
  for step = 1:100
    total = sum(params);
    H = diag(psi(1, params)) - psi(1, total);
    g = means - psi(params) + psi(total);
    move = (params .* H .* params' - diag(g .* params)) \ (g .* params);
    params = params .* exp(min(max(move, -1), 1));
    if norm(move) <= 8 * eps(class(x))
      break;
    end
  end
  H = diag(psi(1, params)) - psi(1, sum(params));
  params = params.';
  ci = positivelimits(params, n * H, alpha);
end
