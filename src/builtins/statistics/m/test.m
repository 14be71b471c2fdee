function tf = test(c, k)
  if nargin < 2
    k = 1;
  end
  if ~(isstruct(c) && isfield(c, 'test'))
    error('stats:test:BadPartition', 'test: expected what cvpartition gives, found %s', class(c));
  end
  tf = c.test(k);
end
