function n = prototypeorder(name, n, most)
  % The order of a filter as a whole number of doubles, up to that of which recursive filters can still be computed.
  if nargin < 3
    most = 500;
  end
  if ~(isnumeric(n) && isscalar(n) && isreal(n) && n == fix(n) && n >= 1 && n <= most)
    error(['signal:', name, ':invalidOrder'], '%s: the order must be a positive integer, not above %d', name, most);
  end
  n = double(n);
end
