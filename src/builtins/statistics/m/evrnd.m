function r = evrnd(varargin)
  [mu, sigma] = drawargs('evrnd', varargin, 2);
  r = mu + sigma .* log(-log(rand(size(mu), class(mu))));
  r(~(sigma >= 0)) = NaN;
end
