function tf = isstable(b, a)
  if nargin < 2 || ~isnumeric(b) || ~isnumeric(a) || ~isvector(a)
    error('Control:analysis:arguments', 'isstable: expected a system, or the coefficients of a filter');
  end
  tf = all(abs(roots(a)) < 1);
end
