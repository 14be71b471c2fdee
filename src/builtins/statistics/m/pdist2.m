function [D, at] = pdist2(X, Y, metric, varargin)
  if nargin < 3
    metric = 'euclidean';
  end
  if ~(isnumeric(X) || islogical(X)) || ~(isnumeric(Y) || islogical(Y)) || ~ismatrix(X) || ~ismatrix(Y)
    error('MATLAB:pdist2:InvalidData', 'pdist2: expected two matrices of numbers');
  end
  if size(X, 2) ~= size(Y, 2)
    error('MATLAB:pdist2:SizeMismatch', 'pdist2: the points must have the same number of columns');
  end
  if ~isfloat(X)
    X = double(X);
  end
  if ~isfloat(Y)
    Y = double(Y);
  end
  param = [];
  if ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
    param = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('pdist2', varargin, struct('Smallest', [], 'Largest', []));
  D = distances(X, Y, metric, param);
  if ~isempty(o.Smallest)
    [D, at] = mink(D, o.Smallest, 1);
  elseif ~isempty(o.Largest)
    [D, at] = maxk(D, o.Largest, 1);
  end
end
function D = distances(X, Y, metric, param)
  if isa(metric, 'function_handle')
    D = zeros(size(X, 1), size(Y, 1));
    for k = 1:size(X, 1)
      D(k, :) = metric(X(k, :), Y);
    end
    return;
  end
  A = permute(X, [1, 3, 2]);
  B = permute(Y, [3, 1, 2]);
  switch lower(char(metric))
    case {'euclidean', 'fasteuclidean'}, D = sqrt(sum((A - B) .^ 2, 3));
    case {'squaredeuclidean', 'sqeuclidean', 'fastsquaredeuclidean'}, D = sum((A - B) .^ 2, 3);
    case 'cityblock', D = sum(abs(A - B), 3);
    case 'chebychev', D = max(abs(A - B), [], 3);
    case 'minkowski'
      if isempty(param)
        param = 2;
      end
      D = sum(abs(A - B) .^ param, 3) .^ (1 / param);
    case {'seuclidean', 'fastseuclidean'}
      if isempty(param)
        param = std(X, 0, 1);
      end
      D = sqrt(sum(((A - B) ./ reshape(param, 1, 1, [])) .^ 2, 3));
    case 'mahalanobis'
      if isempty(param)
        param = cov(X);
      end
      [R, flag] = chol(param);
      if flag ~= 0
        error('MATLAB:pdist2:InvalidCov', 'pdist2: the covariance matrix must be positive definite');
      end
      D = distances(X / R, Y / R, 'euclidean', []);
    case 'hamming', D = cast(mean(A ~= B, 3), class(A([]) - B([])));
    case 'jaccard'
      some = A ~= 0 | B ~= 0;
      D = cast(sum(A ~= B & some, 3) ./ sum(some, 3), class(A([]) - B([])));
    case 'cosine', D = max(1 - (X * Y') ./ (vecnorm(X, 2, 2) * vecnorm(Y, 2, 2).'), 0, 'includenan');
    case 'correlation'
      D = distances(X - mean(X, 2), Y - mean(Y, 2), 'cosine', []);
    case 'spearman'
      D = distances(tiedrank(X.').', tiedrank(Y.').', 'correlation', []);
    otherwise
      error('MATLAB:pdist2:InvalidMetric', 'pdist2: the metric ''%s'' is not known', char(metric));
  end
end
