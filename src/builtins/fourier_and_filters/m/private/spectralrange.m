function [rows, f, weights] = spectralrange(name, o, isreal_signal)
  % Which rows of a transform belong to the range of frequencies that is asked for, these frequencies, and how often each power
  % counts: that of a frequency and its negative are one in a one-sided spectrum of a real signal.
  range = o.range;
  if ~isempty(o.at)
    rows = (1:numel(o.at)).';
    f = o.at;
    weights = ones(size(f));
    return;
  end
  n = o.nfft;
  if isempty(range)
    range = 'twosided';
    if isreal_signal
      range = 'onesided';
    end
  end
  switch range
    case 'onesided'
      if ~isreal_signal
        error(['signal:', name, ':ComplexInput'], '%s: the spectrum of a complex signal is not one-sided', name);
      end
      bins = (0:floor(n / 2)).';
    case 'twosided'
      bins = (0:n - 1).';
    otherwise
      bins = (floor(n / 2) + 1 - n:floor(n / 2)).';
  end
  rows = mod(bins, n) + 1;
  f = bins * (o.rate / n);
  weights = 1 + (strcmp(range, 'onesided') & bins > 0 & 2 * bins ~= n);
end
