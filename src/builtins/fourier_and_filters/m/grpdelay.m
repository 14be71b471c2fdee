function [delay, w] = grpdelay(b, a, varargin)
  % With c the convolution of b and the reversed a, the delay is the real part of the transform of n*c over that of c, less
  % what the reversal adds (Oppenheim and Schafer, Discrete-Time Signal Processing).
  if nargin < 2 || isempty(a)
    a = 1;
  end
  b = reshape(b, 1, []);
  a = reshape(a, 1, []);
  c = conv(b, conj(fliplr(a)));
  [above, w] = freqz((0:numel(c) - 1) .* c, 1, varargin{:});
  below = freqz(c, 1, varargin{:});
  % Where the response is zero there is no delay.
  gone = abs(below) <= 10 * eps * sum(abs(c));
  below(gone) = 1;
  above(gone) = 0;
  delay = real(above ./ below) - (numel(a) - 1);
  delay(gone) = 0;
end
