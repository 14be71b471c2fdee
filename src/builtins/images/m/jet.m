function map = jet(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:jet:InvalidSize', 'jet: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  % One trapezium for each color, a quarter of the map apart.
  quarter = ceil(n / 4);
  at = (1:n).' - (ceil(quarter / 2) - (mod(n, 4) == 1)) + [-quarter, 0, quarter];
  map = max(0, min(min(at, 3 * quarter - at) / quarter, 1));
end
