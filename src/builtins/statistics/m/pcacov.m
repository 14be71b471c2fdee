function [coeff, latent, explained] = pcacov(V)
  if ~(isnumeric(V) && ismatrix(V) && size(V, 1) == size(V, 2))
    error('stats:pcacov:BadCovariance', 'pcacov: expected a covariance matrix');
  end
  [~, S, coeff] = svd(V);
  latent = diag(S);
  [~, at] = max(abs(coeff), [], 1);
  coeff = coeff .* sign(coeff(at + (0:size(coeff, 2) - 1) * size(coeff, 1)));
  explained = 100 * latent / sum(latent);
end
