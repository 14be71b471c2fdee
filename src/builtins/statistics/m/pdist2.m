function D = pdist2(X, Y, metric, p)
  if nargin < 3
    metric = 'euclidean';
  end
  if size(X, 2) ~= size(Y, 2)
    error('MATLAB:pdist2:SizeMismatch', 'pdist2: the points must have the same number of columns');
  end
  A = permute(X, [1, 3, 2]);
  B = permute(Y, [3, 1, 2]);
  switch lower(char(metric))
    case 'euclidean', D = sqrt(sum((A - B).^2, 3));
    case 'squaredeuclidean', D = sum((A - B).^2, 3);
    case 'cityblock', D = sum(abs(A - B), 3);
    case 'chebychev', D = max(abs(A - B), [], 3);
    case 'minkowski'
      if nargin < 4
        p = 2;
      end
      D = sum(abs(A - B).^p, 3).^(1 / p);
    case 'hamming', D = cast(mean(A ~= B, 3), class(A([]) - B([])));
    case 'cosine', D = 1 - (X * Y') ./ (vecnorm(X, 2, 2) * vecnorm(Y, 2, 2).');
    case 'correlation'
      D = pdist2(X - mean(X, 2), Y - mean(Y, 2), 'cosine');
    otherwise
      error('MATLAB:pdist2:InvalidMetric', 'pdist2: the metric ''%s'' is not known', metric);
  end
end
