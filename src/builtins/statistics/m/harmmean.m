function m = harmmean(x, varargin)
  [x, dim, omit] = averageargs('harmmean', x, varargin);
  words = {'includenan', 'omitnan'};
  m = 1 ./ mean(1 ./ x, dim, words{1 + omit});
end
