function V = vander(c, n)
  if ~isvector(c)
    error('MATLAB:vander:notVector', 'vander: the argument must be a vector');
  end
  if nargin < 2
    n = numel(c);
  elseif ~isscalar(n)
    error('MATLAB:vander:notScalar', 'vander: the number of columns must be a scalar');
  end
  V = c(:) .^ (n - 1:-1:0);
end
