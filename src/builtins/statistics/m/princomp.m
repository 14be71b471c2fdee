function [coeff, score, latent, tsquared] = princomp(X, varargin)
  [coeff, score, latent, tsquared] = pca(X);
end
