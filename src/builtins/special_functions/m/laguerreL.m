function y = laguerreL(n, a, x)
  if nargin < 3
    x = a;
    a = 0;
  end
  if ~isnumeric(a) || ~isscalar(a)
    error('symbolic:laguerreL:InvalidParameter', 'laguerreL: the parameter must be a number');
  end
  y = recurrent_polynomial('laguerreL', n, x, @(x) 1 + a - x, ...
                           @(k, x, p, q) ((2 * k + 1 + a - x) .* p - (k + a) * q) / (k + 1));
end
