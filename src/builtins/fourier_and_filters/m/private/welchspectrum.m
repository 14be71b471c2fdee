function [pxx, f, pxxc, rated] = welchspectrum(name, x, given, confident)
  % Welch, The use of fast Fourier transform for the estimation of power spectra, IEEE AU 15 (1967).
  x = signalcolumns(name, x, []);
  o = spectralsetup(name, size(x, 1), given);
  [o, power, trace] = spectralwords(name, o);
  X = framespectra(x, o);
  P = real(X) .^ 2 + imag(X) .^ 2;
  switch trace
    case 'maxhold', P = max(P, [], 2);
    case 'minhold', P = min(P, [], 2);
    otherwise, P = mean(P, 2);
  end
  [rows, f, weights] = spectralrange(name, o, isreal(x));
  scale = o.rate * sum(o.window .^ 2);
  if power
    scale = sum(o.window) ^ 2;
  end
  pxx = reshape(P(rows, 1, :), numel(rows), []) .* (weights / scale);
  pxxc = [];
  if confident || isfield(o.pairs, 'confidencelevel')
    level = 0.95;
    if isfield(o.pairs, 'confidencelevel')
      level = o.pairs.confidencelevel;
    end
    if ~(isnumeric(level) && isscalar(level) && level > 0 && level < 1)
      error(['signal:', name, ':invalidConfidenceLevel'], '%s: the confidence level must be between 0 and 1', name);
    end
    % As many degrees of freedom as there are real and imaginary parts.
    factors = o.count ./ gammaincinv([1 + level, 1 - level] / 2, o.count);
    pxxc = reshape(reshape(pxx, numel(rows), 1, []) .* factors, numel(rows), []);
  end
  rated = o.rated;
end
