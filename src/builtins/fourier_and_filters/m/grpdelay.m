function [delay, w] = grpdelay(b, varargin)
  % With c the convolution of b and the reversed a, the delay is the real part of the transform of n*c over that of c, less
  % what the reversal adds (Oppenheim and Schafer, Discrete-Time Signal Processing).
  [sections, given] = filtersections('grpdelay', b, varargin);
  delay = 0;
  for k = 1:size(sections, 1)
    [one, w] = of_section(sections{k, :}, given);
    delay = delay + one;
  end
  if nargout == 0
    numbers = [given(cellfun(@isnumeric, given)), {[], []}];
    plotspectrum(w, delay, ~isempty(numbers{2}), 'Group delay (samples)', '');
    clear delay
  end
end

function [delay, w] = of_section(b, a, given)
  c = conv(b, conj(fliplr(a)));
  [above, w] = freqz((0:numel(c) - 1) .* c, 1, given{:});
  below = freqz(c, 1, given{:});
  % Where the response is zero there is no delay.
  gone = abs(below) <= 10 * eps * sum(abs(c));
  below(gone) = 1;
  above(gone) = 0;
  delay = real(above ./ below) - (numel(a) - 1);
  delay(gone) = 0;
end
