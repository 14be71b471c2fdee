function [pxx, f, pxxc] = pwelch(x, varargin)
  % Welch, The use of fast Fourier transform for the estimation of power spectra, IEEE AU 15 (1967).
  x = signalcolumns('pwelch', x, []);
  o = spectralsetup('pwelch', size(x, 1), varargin);
  [o, power, trace] = spectralwords('pwelch', o);
  X = framespectra(x, o);
  P = real(X) .^ 2 + imag(X) .^ 2;
  switch trace
    case 'maxhold', P = max(P, [], 2);
    case 'minhold', P = min(P, [], 2);
    otherwise, P = mean(P, 2);
  end
  [rows, f, weights] = spectralrange('pwelch', o, isreal(x));
  scale = o.rate * sum(o.window .^ 2);
  if power
    scale = sum(o.window) ^ 2;
  end
  pxx = reshape(P(rows, 1, :), numel(rows), []) .* (weights / scale);
  if nargout > 2 || isfield(o.pairs, 'confidencelevel')
    level = 0.95;
    if isfield(o.pairs, 'confidencelevel')
      level = o.pairs.confidencelevel;
    end
    if ~(isnumeric(level) && isscalar(level) && level > 0 && level < 1)
      error('signal:pwelch:invalidConfidenceLevel', 'pwelch: the confidence level must be between 0 and 1');
    end
    % As many degrees of freedom as there are real and imaginary parts.
    factors = o.count ./ gammaincinv([1 + level, 1 - level] / 2, o.count);
    pxxc = reshape(reshape(pxx, numel(rows), 1, []) .* factors, numel(rows), []);
  end
  if nargout == 0
    plotspectrum(f, 10 * log10(pxx), o.rated, 'Power/frequency (dB/Hz)', 'Welch Power Spectral Density Estimate');
    clear pxx
  end
end
