function y = goertzel(x, at, dim)
  % The transform at some frequencies, which may lie between those of fft: Oppenheim and Schafer, section 9.2.
  if nargin < 3
    dim = [];
  end
  [x, extent, order] = signalcolumns('goertzel', x, dim);
  if nargin < 2 || isempty(at)
    y = signalshape(fft(x, [], 1), extent, order);
    return;
  end
  n = size(x, 1);
  if ~(isnumeric(at) && isreal(at) && isvector(at) && all(at >= 1 & at < n + 1))
    error('signal:goertzel:invalidIndex', 'goertzel: the indices of frequencies must be from 1 up to %d', n);
  end
  % Sums over pieces of the signal, which are turned to where they begin: few numbers on the circle are computed.
  at = reshape(double(at), [], 1) - 1;
  columns = size(x, 2);
  m = min(n, max(256, 2 ^ nextpow2(sqrt(n))));
  pieces = ceil(n / m);
  x(end + 1:m * pieces, :) = 0;
  turns = @(k) cast(exp(-2i * pi / n * mod(at * k, n)), class(x));
  y = reshape(turns(0:m - 1) * reshape(x, m, []), [], pieces, columns);
  y = reshape(sum(y .* turns(m * (0:pieces - 1)), 2), [], columns);
  y = signalshape(y, extent, order);
end
