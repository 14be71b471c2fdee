function tf = training(c, k)
  if nargin < 2
    k = 1;
  end
  if ~(isstruct(c) && isfield(c, 'training'))
    error('stats:training:BadPartition', 'training: expected what cvpartition gives, found %s', class(c));
  end
  tf = c.training(k);
end
