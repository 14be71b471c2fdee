function [params, ci] = wblfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, ~, alpha] = fitdata('wblfit', x, alpha);
  if any(x(:) <= 0)
    error('stats:wblfit:InvalidData', 'wblfit: expected positive numbers');
  end
  % Logarithms of such data are of an extreme value distribution.
  [p, limits] = evfit(log(x(:)), alpha);
  params = [exp(p(1)), 1 / p(2)];
  ci = [exp(limits(:, 1)), 1 ./ flip(limits(:, 2))];
end
