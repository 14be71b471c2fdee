function prefix = distprefix(name, word)
  % What the functions of a distribution begin with.
  if ~(ischar(word) || isstring(word))
    error(['stats:', name, ':badName'], '%s: expected the name of a distribution, found %s', name, class(word));
  end
  names = {'beta', 'beta'; 'binomial', 'bino'; 'chisquare', 'chi2'; 'exponential', 'exp'; 'extremevalue', 'ev'; ...
           'f', 'f'; 'gamma', 'gam'; 'generalizedextremevalue', 'gev'; 'generalizedpareto', 'gp'; ...
           'geometric', 'geo'; 'hypergeometric', 'hyge'; 'lognormal', 'logn'; 'negativebinomial', 'nbin'; ...
           'normal', 'norm'; 'poisson', 'poiss'; 'rayleigh', 'rayl'; 't', 't'; 'discreteuniform', 'unid'; ...
           'uniform', 'unif'; 'weibull', 'wbl'; 'gaussian', 'norm'};
  key = lower(char(word));
  key(key == ' ' | key == '-') = [];
  at = find(strcmp(key, names(:, 1)) | strcmp(key, names(:, 2)), 1);
  if isempty(at)
    error(['stats:', name, ':badName'], '%s: unknown distribution ''%s''', name, char(word));
  end
  prefix = names{at, 2};
end
