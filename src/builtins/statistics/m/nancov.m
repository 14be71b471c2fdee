function c = nancov(x, varargin)
  how = 'omitrows';
  pairwise = cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'pairwise'), varargin);
  words = cellfun(@(v) ischar(v) || isstring(v), varargin);
  if any(pairwise)
    how = 'partialrows';
  end
  c = cov(x, varargin{~words}, how);
end
