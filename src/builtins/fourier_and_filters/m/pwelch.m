function [pxx, f, pxxc] = pwelch(x, varargin)
  [pxx, f, pxxc, rated] = welchspectrum('pwelch', x, varargin, nargout > 2);
  if nargout == 0
    plotspectrum(f, 10 * log10(pxx), rated, 'Power/frequency (dB/Hz)', 'Welch Power Spectral Density Estimate');
    clear pxx
  end
end
