function P = legendre(n, x, normalization)
  if ~(isnumeric(n) && isreal(n) && isscalar(n) && n >= 0 && n == fix(n))
    error('MATLAB:legendre:InvalidN', 'legendre: N must be a real non-negative integer');
  end
  if ~isnumeric(x) || ~isreal(x)
    error('MATLAB:legendre:InvalidX', 'legendre: X must be real-valued vector or array');
  end
  if any(abs(x(:)) > 1)
    error('MATLAB:legendre:XOutOfRange', 'legendre: X must be in the range -1 <= X <= 1');
  end
  if nargin < 3
    normalization = 'unnorm';
  end
  if ~(ischar(normalization) || isstring(normalization)) || ~any(strcmp(normalization, {'unnorm', 'sch', 'norm'}))
    error('MATLAB:legendre:InvalidNormalization', 'legendre: NORMALIZATION option must be ''unnorm'', ''norm'' or ''sch''');
  end
  at = reshape(x, 1, []);
  if isinteger(at)
    at = double(at);
  end
  side = sqrt(1 - at.^2);
  % One order a row, each by the recurrence in the degree.
  plain = strcmp(normalization, 'unnorm');
  P = zeros(n + 1, numel(at), class(at));
  start = ones(size(at), class(at));
  for m = 0:n
    if m > 0 && plain
      start = -(2 * m - 1) * start .* side;
    elseif m > 0
      start = start .* side * sqrt((2 * m - 1) / (2 * m));
    end
    before = zeros(size(at), class(at));
    now = start;
    for degree = m + 1:n
      if plain
        next = ((2 * degree - 1) * at .* now - (degree + m - 1) * before) / (degree - m);
      else
        % Divided by sqrt((degree+m)! / (degree-m)!), so that high degrees do not overflow.
        next = ((2 * degree - 1) * at .* now - sqrt((degree - 1)^2 - m^2) * before) / sqrt(degree^2 - m^2);
      end
      before = now;
      now = next;
    end
    P(m + 1, :) = now;
  end
  if strcmp(normalization, 'norm')
    P = P * sqrt(n + 0.5);
  elseif ~plain
    P(2:end, :) = P(2:end, :) * sqrt(2);
  end
  if ~isvector(x)
    P = reshape(P, [n + 1, size(x)]);
  end
end
