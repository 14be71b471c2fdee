function [class, err, posterior, logp, coeff] = classify(sample, training, group, type, prior)
  % Seber, Multivariate observations, 1984.
  if nargin < 4 || isempty(type)
    type = 'linear';
  end
  searchpoints('classify', sample, training);
  [at, ~, levels] = grp2idx(group);
  fine = ~isnan(at) & ~any(isnan(training), 2);
  [at, training] = deal(at(fine), training(fine, :));
  K = numel(levels);
  counts = accumarray(at, 1, [K, 1]);
  if nargin < 5
    prior = ones(1, K);
  elseif ischar(prior) || isstring(prior)
    prior = counts';
  end
  if ~isnumeric(prior) || numel(prior) ~= K || any(prior < 0)
    error('stats:classify:BadPrior', 'classify: expected a nonnegative prior probability for each of %d groups', K);
  end
  prior = reshape(prior, 1, K) / sum(prior);
  kinds = {'linear', 'quadratic', 'diaglinear', 'diagquadratic', 'mahalanobis'};
  if ~any(strcmpi(type, kinds))
    error('stats:classify:BadType', 'classify: expected %s, found ''%s''', strjoin(kinds, ', '), char(type));
  end
  pooled = contains(lower(type), 'linear');
  points = [sample; training];
  [n, d] = size(training);
  [D, M] = deal(zeros(size(points, 1), K));
  center = zeros(K, d);
  [inverse, scale] = deal(cell(1, K), zeros(1, K));
  for k = 1:K
    center(k, :) = mean(training(at == k, :), 1);
  end
  from = training - center(at, :);
  for k = 1:K
    if pooled
      [R, scale(k)] = factor_of(from, n - K, type);
    else
      [R, scale(k)] = factor_of(from(at == k, :), counts(k) - 1, type);
    end
    M(:, k) = sum(((points - center(k, :)) / R) .^ 2, 2);
    if nargout > 4
      root = inv(R);
      inverse{k} = root * root';
    end
    D(:, k) = log(prior(k)) - M(:, k) / 2 - scale(k) - d / 2 * log(2 * pi);
  end
  most = max(D, [], 2);
  if strcmpi(type, 'mahalanobis')
    [~, best] = min(M, [], 2);
  else
    [~, best] = max(D, [], 2);
  end
  m = size(sample, 1);
  class = levels(best(1:m), :);
  if iscategorical(group)
    class = categorical(class, levels);
  elseif ischar(group)
    class = char(class);
  elseif isnumeric(group)
    class = cast(class, 'like', group);
  end
  err = prior * (accumarray(at, best(m + 1:end) ~= at, [K, 1]) ./ counts);
  posterior = exp(D - most);
  logp = (most + log(sum(posterior, 2)))(1:m);
  posterior = (posterior ./ sum(posterior, 2))(1:m, :);
  if nargout < 5
    return;
  end
  % const + x * linear + x * quadratic * x', which is positive for the first of two groups, and zero on their boundary.
  share = (log(prior) - scale) * ~strcmpi(type, 'mahalanobis');
  for i = K:-1:1
    for j = K:-1:1
      [a, b, A, B] = deal(center(i, :).', center(j, :).', inverse{i}, inverse{j});
      between = struct('type', type, 'name1', levels(i, :), 'name2', levels(j, :), 'const', [], 'linear', []);
      if i ~= j
        between.const = share(i) - share(j) - (a' * A * a - b' * B * b) / 2;
        between.linear = A * a - B * b;
      end
      if ~pooled
        between.quadratic = (B - A) / 2;
      end
      coeff(i, j) = between;
    end
  end
end
% A factor of the covariance and half the logarithm of its determinant.
function [R, scale] = factor_of(X, n, type)
  if strncmpi(type, 'diag', 4)
    R = diag(sqrt(sum(X .^ 2, 1) / n));
  else
    [~, R] = qr(X / sqrt(n), 0);
  end
  s = abs(diag(R));
  if size(R, 1) < size(R, 2) || any(s <= max(s) * eps * 100)
    error('stats:classify:BadVariance', 'classify: the covariance of a group must be positive definite');
  end
  scale = sum(log(s));
end
