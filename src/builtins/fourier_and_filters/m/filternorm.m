function n = filternorm(b, a, p, tolerance)
  if nargin < 3 || isempty(p)
    p = 2;
  end
  if nargin < 4
    tolerance = 1e-8;
  end
  if ~isnumeric(b) || ~isvector(b) || ~isnumeric(a) || ~isvector(a)
    error('signal:filternorm:invalidFilter', 'filternorm: expected the coefficients of a filter');
  end
  if ~(isscalar(p) && (p == 2 || p == Inf))
    error('signal:filternorm:InvalidRange', 'filternorm: the norm must be 2 or Inf');
  end
  if any(abs(roots(a)) >= 1)
    error('signal:filternorm:UnstableFilter', 'filternorm: expected a stable filter');
  end
  if p == Inf
    n = max(abs(freqz(b, a, 1024, 'whole')));
  elseif all(a(2:end) == 0)
    n = norm(b) / abs(a(1));
  else
    % As long as it takes the slowest pole to fall below the tolerance.
    slowest = max(abs(roots(a)));
    count = min(max(ceil(log(tolerance * (1 - slowest)) / log(max(slowest, 0.1))), 1) + numel(b), 1e6);
    n = norm(filter(b, a, [1; zeros(count, 1)]));
  end
end
