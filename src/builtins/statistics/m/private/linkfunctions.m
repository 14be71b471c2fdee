function [link, slope, inverse] = linkfunctions(name, which)
  % How the linear predictor comes from the mean, its derivative, and the mean from it.
  if iscell(which)
    [link, slope, inverse] = which{1:3};
    return;
  elseif isnumeric(which)
    link = @(m) m .^ which;
    slope = @(m) which * m .^ (which - 1);
    inverse = @(e) e .^ (1 / which);
    return;
  end
  switch lower(char(which))
    case 'identity'
      [link, slope, inverse] = deal(@(m) m, @(m) ones(size(m)), @(e) e);
    case 'log'
      [link, slope, inverse] = deal(@log, @(m) 1 ./ m, @exp);
    case 'logit'
      [link, slope, inverse] = deal(@(m) log(m ./ (1 - m)), @(m) 1 ./ (m .* (1 - m)), @(e) 1 ./ (1 + exp(-e)));
    case 'probit'
      [link, slope, inverse] = deal(@norminv, @(m) 1 ./ normpdf(norminv(m)), @normcdf);
    case 'comploglog'
      link = @(m) log(-log1p(-m));
      slope = @(m) -1 ./ ((1 - m) .* log1p(-m));
      inverse = @(e) -expm1(-exp(e));
    case 'loglog'
      link = @(m) log(-log(m));
      slope = @(m) 1 ./ (m .* log(m));
      inverse = @(e) exp(-exp(e));
    case 'reciprocal'
      [link, slope, inverse] = deal(@(m) 1 ./ m, @(m) -1 ./ m .^ 2, @(e) 1 ./ e);
    otherwise
      error(['stats:', name, ':BadLink'], '%s: unknown link ''%s''', name, char(which));
  end
end
