function [a, e] = rc2poly(k, r0)
  if ~isnumeric(k) || ~(isvector(k) || isempty(k))
    error('signal:rc2poly:invalidReflection', ...
          'rc2poly: expected a vector of reflection coefficients, found %s', class(k));
  end
  if nargin < 2
    r0 = 0;
  end
  if ~isfloat(k)
    k = double(k);
  end
  a = ones(1, 1, 'like', k);
  for m = 1:numel(k)
    a = [a, 0] + k(m) * conj([0, a(end:-1:1)]);
  end
  e = r0 * prod(1 - abs(k(:)) .^ 2);
end
