function [coeff, score, latent, tsquared, explained, mu] = pca(X, varargin)
  o = struct('Algorithm', 'svd', 'Centered', true, 'Economy', true, 'NumComponents', [], 'Rows', 'complete', ...
             'Weights', [], 'VariableWeights', [], 'Options', [], 'Coeff0', [], 'Score0', []);
  o = nameoptions('pca', varargin, o);
  if ~(isnumeric(X) && ismatrix(X) && isreal(X))
    error('stats:pca:InvalidData', 'pca: expected a matrix of real numbers, found %s', class(X));
  end
  if strcmpi(o.Rows, 'pairwise') || strcmpi(o.Algorithm, 'als')
    error('stats:pca:NotSupported', 'pca: pairs of rows and alternating least squares are not supported');
  end
  if ~isfloat(X)
    X = double(X);
  end
  o.Centered = switched(o.Centered);
  o.Economy = switched(o.Economy);
  whole = ~any(isnan(X), 2);
  if strcmpi(o.Rows, 'all') && ~all(whole)
    error('stats:pca:MissingData', 'pca: there is missing data, and ''Rows'' is ''all''');
  end
  data = X(whole, :);
  [n, p] = size(data);
  w = ones(n, 1);
  if ~isempty(o.Weights)
    w = reshape(o.Weights(whole), [], 1);
  end
  mu = zeros(1, p, class(X));
  if o.Centered
    mu = sum(w .* data, 1) / sum(w);
  end
  v = ones(1, p);
  if ~isempty(o.VariableWeights)
    if ischar(o.VariableWeights)
      % With n - 1, as the variances of the components.
      v = (sum(w) * (n - 1) / n) ./ sum(w .* (data - sum(w .* data, 1) / sum(w)) .^ 2, 1);
    else
      v = reshape(o.VariableWeights, 1, []);
    end
  end
  freedom = max(n - o.Centered, 0);
  scaled = (data - mu) .* sqrt(v);
  [U, S, coeff] = svd(sqrt(w) .* scaled, 'econ');
  s = diag(S(:, 1:min(n, p)));
  latent = s .^ 2 / max(freedom, 1);
  if o.Economy
    kept = min(freedom, p);
    latent = reshape(latent(1:min(kept, end)), [], 1);
    coeff = coeff(:, 1:min(kept, end));
  elseif size(coeff, 2) < p
    coeff = [coeff, null(coeff.')];
    latent(end + 1:p, 1) = 0;
  end
  % The greatest coefficient of each component is positive, with the weights of the variables in it.
  [~, at] = max(abs(coeff ./ sqrt(v).'), [], 1);
  signs = sign(coeff(at + (0:size(coeff, 2) - 1) * p));
  coeff = coeff .* signs;
  points = scaled * coeff;
  fine = latent.' > max(n, p) * eps(max([latent; 0]));
  t = sum((points(:, fine) ./ sqrt(latent(fine).')) .^ 2, 2);
  if ~isempty(o.Weights)
    t = w .* t;
  end
  explained = 100 * latent / sum(latent);
  if ~isempty(o.NumComponents)
    kept = min(o.NumComponents, size(coeff, 2));
    coeff = coeff(:, 1:kept);
    points = points(:, 1:kept);
  end
  coeff = coeff ./ sqrt(v).';
  score = NaN(size(X, 1), size(points, 2), class(X));
  score(whole, :) = points;
  tsquared = NaN(size(X, 1), 1, class(X));
  tsquared(whole) = t;
end
function on = switched(value)
  on = value;
  if ischar(value)
    on = any(strcmpi(value, {'on', 'true'}));
  end
  on = logical(on);
end
