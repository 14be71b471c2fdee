function [r, T] = mvnrnd(mu, Sigma, count, T)
  if ~(isnumeric(mu) && isnumeric(Sigma) && ndims(mu) == 2)
    error('stats:mvnrnd:badArgument', 'mvnrnd: expected a matrix of means and a covariance matrix');
  end
  d = size(Sigma, 2);
  if iscolumn(mu) && numel(mu) == d
    mu = mu.';
  end
  if nargin > 2 && ~isempty(count)
    if ~(isscalar(count) && count == fix(count) && count >= 0)
      error('stats:mvnrnd:badSize', 'mvnrnd: the number of draws must be a nonnegative integer');
    end
    if size(mu, 1) == 1
      mu = repmat(mu, count, 1);
    elseif size(mu, 1) ~= count
      error('stats:mvnrnd:InputSizeMismatch', 'mvnrnd: there must be one mean, or as many as draws');
    end
  end
  pages = size(Sigma, 3);
  if size(mu, 1) == 1
    mu = repmat(mu, pages, 1);
  end
  if size(mu, 2) == 1 && d > 1
    mu = repmat(mu, 1, d);
  end
  if size(mu, 2) ~= d || pages > 1 && size(mu, 1) ~= pages
    error('stats:mvnrnd:InputSizeMismatch', 'mvnrnd: the means and the covariance matrix do not match');
  end
  r = randn(size(mu), class(mu([]) + Sigma([])));
  if nargin < 4
    T = zeros(size(Sigma), class(Sigma));
    for k = 1:pages
      T(:, :, k) = covariancefactor('mvnrnd', Sigma(:, :, k));
    end
  end
  if size(T, 1) == 1 && d > 1
    r = r .* reshape(permute(T, [3, 2, 1]), [], d) + mu;
  elseif pages == 1
    r = r * T + mu;
  else
    r = permute(pagemtimes(permute(r, [3, 2, 1]), T), [3, 2, 1]) + mu;
  end
end
