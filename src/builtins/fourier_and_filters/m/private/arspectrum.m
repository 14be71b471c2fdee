function [pxx, f, pxxc] = arspectrum(name, model, x, p, given, outputs)
  % The power spectrum of an autoregressive model of signals.
  x = arsignal(name, x);
  level = 0.95;
  at = find(strcmpi(given, 'ConfidenceLevel'));
  if ~isempty(at) && at(end) < numel(given)
    level = given{at(end) + 1};
    given(at(end):at(end) + 1) = [];
  end
  if numel(given) > 3 && all(cellfun(@isnumeric, given))
    error(['signal:', name, ':invalidOption'], '%s: expected frequencies and a rate', name);
  end
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
  % S. M. Kay, Modern spectral estimation, 1988, chapter 6: nearly normal, with this deviation.
  pxxc = sqrt(2 / size(x, 1) * p / (2 - isreal(x))) * sqrt(2) * erfinv(level) * [-1, 1] + 1;
  pxxc = reshape(reshape(pxx, numel(f), 1, []) .* pxxc, numel(f), []);
  if outputs == 0
    plotspectrum(f, 10 * log10(pxx), o.rated, 'Power/frequency (dB)', [upper(name(2)), name(3:end), ' power spectrum']);
  end
end
