function [bz, az] = impinvar(b, a, rate, ~)
  % Samples of the impulse response, which is C * expm(A * t) * B: Oppenheim and Schafer, Discrete-Time Signal Processing, section 7.1.
  if nargin < 3 || isempty(rate)
    rate = 1;
  end
  if ~isnumeric(b) || ~isvector(b) || ~isnumeric(a) || ~isvector(a) || ~any(a)
    error('signal:impinvar:InvalidInput', 'impinvar: expected two vectors of coefficients');
  end
  if ~isnumeric(rate) || ~isscalar(rate) || ~(rate > 0)
    error('signal:impinvar:InvalidRate', 'impinvar: the sample rate must be a positive number');
  end
  b = reshape(b(find(b, 1):end), 1, []);
  a = reshape(a(find(a, 1):end), 1, []);
  n = numel(a) - 1;
  if numel(b) > n
    error('signal:impinvar:InvalidOrder', 'impinvar: the degree of the numerator must be less than that of the denominator');
  end
  b = [zeros(1, n - numel(b)), b] / a(1);
  a = a / a(1);
  A = [-a(2:end); eye(n - 1, n)];
  step = expm(A / rate);
  state = eye(n, 1);
  h = zeros(1, n);
  for k = 1:n
    h(k) = b * state;
    state = step * state;
  end
  az = poly(exp(roots(a) / rate));
  bz = conv(h, az) / rate;
  bz = [bz(1:n), 0];
  if isreal(a) && isreal(b)
    [bz, az] = deal(real(bz), real(az));
  end
end
