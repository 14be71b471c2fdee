function [pxx, f] = arspectrum(name, model, x, p, given, outputs)
  % The power spectrum of an autoregressive model of signals.
  x = arsignal(name, x);
  if numel(given) > 3 && all(cellfun(@isnumeric, given))
    error(['signal:', name, ':invalidOption'], '%s: expected frequencies and a rate', name);
  end
  given(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'ConfidenceLevel'), given)) = [];
  numbers = find(cellfun(@(v) isnumeric(v), given));
  whole = {[], []};
  whole(1:numel(numbers)) = given(numbers);
  o = spectralsetup(name, size(x, 1), {1, 0, whole{1}});
  o.rated = numel(numbers) > 1;
  o.rate = 2 * pi;
  if o.rated
    o.rate = 1;
    if ~isempty(whole{2})
      o.rate = double(whole{2});
    end
  end
  if isempty(whole{1})
    o.nfft = 256;
  end
  o.words = lower(cellfun(@char, given(setdiff(1:numel(given), numbers)), 'UniformOutput', false));
  o = spectralwords(name, o);
  [a, e] = model(x, p);
  if isempty(o.at)
    H = fft(a.', o.nfft);
  else
    H = exp(-2i * pi / o.rate * o.at * (0:size(a, 2) - 1)) * a.';
  end
  [rows, f, weights] = spectralrange(name, o, isreal(x));
  pxx = weights .* e.' ./ (o.rate * abs(H(rows, :)) .^ 2);
  if outputs == 0
    plotspectrum(f, 10 * log10(pxx), o.rated, 'Power/frequency (dB)', [upper(name(2)), name(3:end), ' power spectrum']);
  end
end
