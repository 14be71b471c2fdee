function V = vander(c, n)
  if nargin < 1
    error('MATLAB:minrhs', 'vander: expected a vector');
  end
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
