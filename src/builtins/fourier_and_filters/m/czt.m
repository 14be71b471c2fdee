function y = czt(x, m, w, a)
  % Rabiner, Schafer and Rader, The chirp z-transform algorithm, IEEE AU 17 (1969), as a convolution (Bluestein 1970).
  [x, extent, order] = signalcolumns('czt', x, []);
  n = size(x, 1);
  if nargin < 2 || isempty(m)
    m = n;
  elseif ~(isnumeric(m) && isscalar(m) && m >= 1 && m == fix(m))
    error('signal:czt:invalidLength', 'czt: the number of points must be a positive integer');
  end
  m = double(m);
  squares = (-(n - 1):max(m, n) - 1).' .^ 2;
  if nargin < 3 || isempty(w)
    % Whole turns are left out where they are known exactly.
    ww = exp(-1i * pi / m * mod(squares, 2 * m));
  elseif ~(isnumeric(w) && isscalar(w))
    error('signal:czt:invalidRatio', 'czt: the ratio between points must be a number');
  else
    ww = double(w) .^ (squares / 2);
  end
  if nargin < 4 || isempty(a)
    a = 1;
  elseif ~(isnumeric(a) && isscalar(a))
    error('signal:czt:invalidStart', 'czt: the first point must be a number');
  end
  if isempty(x)
    y = signalshape(zeros(m, size(x, 2), 'like', x), extent, order);
    return;
  end
  long = 2 ^ nextpow2(n + m - 1);
  v = x .* (double(a) .^ -(0:n - 1).' .* ww(n:2 * n - 1));
  v = ifft(fft(v, long) .* fft(1 ./ ww(1:n + m - 1), long));
  y = signalshape(v(n:n + m - 1, :) .* ww(n:n + m - 1), extent, order);
end
