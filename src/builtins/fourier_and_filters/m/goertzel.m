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
  turns = (reshape(double(at), [], 1) - 1) * (0:n - 1);
  y = signalshape(cast(exp(-2i * pi / n * mod(turns, n)), class(x)) * x, extent, order);
end
