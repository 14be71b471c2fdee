function [s, f, v, e] = noisesubspace(name, x, p, given, weighted, outputs)
  % One over the power of the eigenvectors that hold noise.
  is_correlation = false;
  words = {};
  numbers = {};
  for k = 1:numel(given)
    if ~(ischar(given{k}) || isstring(given{k}))
      numbers{end + 1} = given{k};
    elseif strcmpi(given{k}, 'corr')
      is_correlation = true;
    elseif strcmpi(given{k}, 'ev')
      weighted = true;
    else
      words{end + 1} = given{k};
    end
  end
  numbers(end + 1:4) = {[]};
  [nfft, rate, window, overlap] = numbers{1:4};
  [v, e, signals] = subspaces(name, x, p, window, overlap, is_correlation);
  if isempty(nfft)
    nfft = 256;
  end
  rates = {};
  if numel(given) > 1 && numel(numbers) > 1 && ~isempty(rate)
    rates = {rate};
  end
  len = size(v, 1);
  o = spectralsetup(name, len, [{ones(len, 1), 0, nfft}, rates, words]);
  o = spectralwords(name, o);
  [rows, f] = spectralrange(name, o, isreal(x));
  v = v(:, signals + 1:end);
  P = reshape(framespectra(reshape(v, [], 1), with_frames(o, len, size(v, 2))), [], size(v, 2));
  P = real(P(rows, :)) .^ 2 + imag(P(rows, :)) .^ 2;
  if weighted
    P = P ./ reshape(max(e(signals + 1:end), realmin), 1, []);
  end
  s = 1 ./ sum(P, 2);
  if outputs == 0
    plotspectrum(f, 10 * log10(s), o.rated, 'Power (dB)', 'Pseudospectrum');
  end
end

function o = with_frames(o, len, count)
  o.hop = len;
  o.count = count;
end
