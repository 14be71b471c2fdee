function m = geomean(x, varargin)
  [x, dim, omit] = averageargs('geomean', x, varargin);
  words = {'includenan', 'omitnan'};
  m = exp(mean(log(x), dim, words{1 + omit}));
end
