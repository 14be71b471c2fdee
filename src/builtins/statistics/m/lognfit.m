function [params, ci] = lognfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, ~, alpha] = fitdata('lognfit', x, alpha);
  if any(x(:) <= 0)
    error('stats:lognfit:InvalidData', 'lognfit: expected positive numbers');
  end
  [mu, sigma, muci, sigmaci] = normfit(log(x(:)), alpha);
  params = [mu, sigma];
  ci = [muci, sigmaci];
end
