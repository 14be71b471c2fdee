function d = fitdist(x, name, varargin)
  o = nameoptions('fitdist', varargin, struct('Frequency', [], 'NTrials', 1, 'Alpha', 0.05));
  d = makedist(erase(erase(char(name), ' '), '-'));
  x = fitdata('fitdist', reshape(x, [], 1), o.Alpha);
  if ~isempty(o.Frequency)
    x = repelem(x, o.Frequency(:));
  end
  x = x(~isnan(x));
  switch d.prefix
    case 'norm'
      [mu, sigma, muci, sigmaci] = normfit(x, o.Alpha);
      [params, ci] = deal([mu, sigma], [muci, sigmaci]);
    case 'logn'
      [params, ci] = lognfit(x, o.Alpha);
    case 'bino'
      [p, pci] = binofit(sum(x), o.NTrials * numel(x), o.Alpha);
      [params, ci] = deal([o.NTrials, p], [o.NTrials * [1; 1], pci(:)]);
    otherwise
      [params, ci] = mle(x, 'Distribution', d.DistributionName, 'Alpha', o.Alpha);
  end
  d = fitted(d, params, ci, x);
end
