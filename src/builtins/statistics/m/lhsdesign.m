function X = lhsdesign(n, p, varargin)
  % McKay, Beckman, Conover, Technometrics 21 (1979).
  o = nameoptions('lhsdesign', varargin, struct('Smooth', 'on', 'Criterion', 'maximin', 'Iterations', 5));
  if ~(isnumeric(n) && isscalar(n) && n >= 1 && isnumeric(p) && isscalar(p) && p >= 1)
    error('stats:lhsdesign:BadSize', 'lhsdesign: expected how many points and how many variables');
  end
  best = -Inf;
  for turn = 1:o.Iterations
    [~, D] = sort(rand(n, p), 1);
    if strcmpi(o.Smooth, 'off')
      D = (D - 0.5) / n;
    else
      D = (D - rand(n, p)) / n;
    end
    switch lower(o.Criterion)
      case 'none', score = 0;
      case 'maximin', score = min([pdist(D), Inf]);
      case 'correlation', score = -sum(sum(triu(corrcoef(D), 1) .^ 2));
      otherwise
        error('stats:lhsdesign:BadCriterion', 'lhsdesign: expected none, maximin or correlation, found ''%s''', o.Criterion);
    end
    if score > best || turn == 1
      [X, best] = deal(D, score);
    end
  end
end
