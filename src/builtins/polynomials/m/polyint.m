function q = polyint(p, k)
  if nargin < 2
    k = 0;
  elseif ~isscalar(k)
    error('MATLAB:polyint:badConstant', 'polyint: the constant of integration must be a scalar');
  end
  if ~(isvector(p) || isempty(p))
    error('MATLAB:polyint:InvalidP', 'polyint: the argument must be a vector');
  end
  n = numel(p);
  if n == 0
    q = p([]);
    return;
  end
  q = [reshape(p, 1, n) ./ (n:-1:1), k];
end
