function r = normrnd(varargin)
  [mu, sigma] = drawargs('normrnd', varargin, 2);
  r = mu + sigma .* randn(size(mu), class(mu));
  r(~(sigma >= 0)) = NaN;
end
