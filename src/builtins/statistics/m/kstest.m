function [h, p, ksstat, cv] = kstest(x, varargin)
  x = testdata('kstest', x);
  if ~isvector(x)
    error('stats:kstest:VectorRequired', 'kstest: expected a vector');
  end
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    names = {'CDF', 'Alpha', 'Tail'};
    varargin = reshape([names(1:numel(varargin)); varargin], 1, []);
  end
  o = nameoptions('kstest', varargin, struct('CDF', [], 'Alpha', 0.05, 'Tail', 'unequal'));
  if isempty(o.Alpha)
    o.Alpha = 0.05;
  end
  if isempty(o.Tail)
    o.Tail = 'unequal';
  end
  % What is not a number comes last.
  n = gather(sum(~isnan(x)));
  x = sort(reshape(x, [], 1));
  x = x(1:n);
  if isempty(o.CDF)
    F = normcdf(x);
  elseif isa(o.CDF, 'function_handle')
    F = o.CDF(x);
  elseif isobject(o.CDF)
    F = cdf(o.CDF, x);
  elseif isnumeric(o.CDF) && size(o.CDF, 2) == 2
    [at, rows] = unique(o.CDF(:, 1));
    F = interp1(at, o.CDF(rows, 2), x);
    F(x < at(1)) = 0;
    F(x > at(end)) = 1;
  else
    error('stats:kstest:BadCdf', ...
          'kstest: the distribution must be a function, a probability distribution, or a matrix with two columns');
  end
  fresh = [x(1:end - 1) ~= x(2:end); true];
  % How far the steps are from the distribution, above each and below it: at the last of equal numbers.
  top = (1:n).' / n;
  step = cummax(merge(fresh, top, 0));
  up = max(merge(fresh, top - F, -Inf));
  down = max(merge(fresh, F - [0; step(1:n - 1)], -Inf));
  [up, down] = gather(up, down);
  switch lower(o.Tail)
    case {'both', 'unequal'}
      ksstat = max(up, down);
      chance = @kolmogorov;
    case 'smaller'
      ksstat = down;
      chance = @smirnov;
    case 'larger'
      ksstat = up;
      chance = @smirnov;
    otherwise
      error('stats:kstest:BadTail', 'kstest: expected ''unequal'', ''larger'' or ''smaller'', found ''%s''', o.Tail);
  end
  p = chance(ksstat, n);
  h = p <= o.Alpha;
  if nargout > 3
    cv = fzero(@(d) chance(d, n) - o.Alpha, [1e-6, 1 - 1e-9]);
  end
end
