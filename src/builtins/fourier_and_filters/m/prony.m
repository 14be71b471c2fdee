function [b, a] = prony(h, nb, na)
  % Parks and Burrus, Digital Filter Design, 1987, section 7.5.
  n = max(numel(h), nb + na + 1);
  if ~(isnumeric(h) && isvector(h) && nb >= 0 && na >= 0)
    error('signal:prony:invalidInput', 'prony: expected an impulse response and two degrees');
  end
  h = [h(:); zeros(n - numel(h), 1)];
  H = toeplitz(h, [h(1), zeros(1, na)]);
  a = [1; -H(nb + 2:n, 2:end) \ H(nb + 2:n, 1)].';
  b = a * H(1:nb + 1, :).';
end
