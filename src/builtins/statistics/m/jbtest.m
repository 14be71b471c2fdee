function [h, p, jbstat, critval] = jbtest(x, alpha, mctol)
  % Jarque and Bera, A test for normality, International Statistical Review 55 (1987).
  x = testdata('jbtest', x);
  if nargin < 2 || isempty(alpha)
    alpha = 0.05;
  end
  if ~isvector(x)
    error('stats:jbtest:VectorRequired', 'jbtest: expected a vector');
  end
  x = reshape(x(~isnan(x)), [], 1);
  n = numel(x);
  jbstat = statistic(x);
  if nargin > 2 && ~isempty(mctol)
    % By draws of normal samples, until the error is small enough.
    above = 0;
    draws = 0;
    seen = [];
    while draws == 0 || draws < 1e6 && sqrt(max(above, 1) / draws * (1 - above / draws) / draws) > mctol
      values = statistic(randn(n, 1000));
      above = above + sum(values >= jbstat);
      draws = draws + 1000;
      seen = [seen, values];
    end
    p = above / draws;
    critval = quantile(seen, 1 - alpha);
  else
    if ~(alpha >= 0.001 && alpha <= 0.5)
      error('stats:jbtest:BadAlpha', ...
            'jbtest: expected alpha between 0.001 and 0.5 where no mctol is given, found %g', alpha);
    end
    % Only what lies between these is in MATLAB's tables.
    p = chi2cdf(jbstat, 2, 'upper');
    if p < 0.001
      p = 0.001;
      warning('stats:jbtest:PTooSmall', 'P is less than the smallest tabulated value, returning 0.001.');
    elseif p > 0.5
      p = 0.5;
      warning('stats:jbtest:PTooBig', 'P is greater than the largest tabulated value, returning 0.5.');
    end
    critval = chi2inv(1 - alpha, 2);
  end
  h = double(p <= alpha);
end
function s = statistic(x)
  s = size(x, 1) / 6 * (skewness(x, 1, 1) .^ 2 + (kurtosis(x, 1, 1) - 3) .^ 2 / 4);
end
