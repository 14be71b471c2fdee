function varargout = firpmord(f, a, dev, rate, as_cell)
  % L. R. Rabiner, J. H. McClellan and T. W. Parks, FIR digital filter design techniques using weighted Chebyshev
  % approximation, 1975: the order from the ripples and the narrowest transition.
  if nargin < 4 || isempty(rate)
    rate = 2;
  end
  f = reshape(double(f), 1, []);
  a = reshape(double(a), 1, []);
  dev = reshape(double(dev), 1, []);
  if numel(f) ~= 2 * numel(a) - 2 || any(diff(f) <= 0) || any(f <= 0 | f >= rate / 2)
    error('signal:firpmord:invalidEdges', ...
          'firpmord: expected %d edges in order between 0 and half the rate', 2 * numel(a) - 2);
  end
  if numel(dev) ~= numel(a) || any(dev <= 0)
    error('signal:firpmord:invalidRipples', 'firpmord: expected %d positive ripples, found %d', numel(a), numel(dev));
  end
  relative = dev ./ max(a, a == 0);
  n = 0;
  for k = 1:numel(a) - 1
    width = (f(2 * k) - f(2 * k - 1)) / rate;
    pair = sort(relative([k, k + 1]), 'descend');
    s = log10(pair);
    D = (0.005309 * s(1) ^ 2 + 0.07114 * s(1) - 0.4761) * s(2) - (0.00266 * s(1) ^ 2 + 0.5941 * s(1) + 0.4278);
    F = 11.01217 + 0.51244 * (s(1) - s(2));
    n = max(n, D / width - F * width);
  end
  n = max(ceil(n), 3);
  fo = [0, f * 2 / rate, 1]';
  ao = reshape([a; a], [], 1);
  w = (max(relative) ./ relative)';
  if a(end) ~= 0 && mod(n, 2) == 1
    n = n + 1;
  end
  if nargin > 4
    varargout = {{n, fo, ao, w}};
  else
    varargout = {n, fo, ao, w};
  end
end
