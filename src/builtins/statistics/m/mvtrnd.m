function r = mvtrnd(C, df, count)
  if ~(isnumeric(C) && ismatrix(C) && size(C, 1) == size(C, 2))
    error('stats:mvtrnd:BadCorrelation', 'mvtrnd: expected a correlation matrix');
  end
  if nargin < 3
    count = max(numel(df), 1);
  end
  if ~(isnumeric(df) && all(df(:) > 0) && any(numel(df) == [1, count]))
    error('stats:mvtrnd:InputSizeMismatch', 'mvtrnd: expected positive degrees of freedom, one or as many as draws');
  end
  s = sqrt(diag(C));
  r = mvnrnd(zeros(1, size(C, 1), class(C)), C ./ (s * s'), count);
  r = r ./ sqrt(2 * exp(loggammadraws(df(:) / 2 + zeros(count, 1, class(C)))) ./ df(:));
end
