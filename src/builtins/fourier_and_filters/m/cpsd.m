function [pxy, f] = cpsd(x, y, varargin)
  % Oppenheim and Schafer, Discrete-Time Signal Processing, section 10.5.
  [~, ~, pxy, f, o] = crossspectra('cpsd', x, y, varargin);
  if nargout == 0
    plotspectrum(f, 10 * log10(abs(pxy)), o.rated, 'Magnitude (dB)', 'Welch Cross Power Spectral Density Estimate');
    clear pxy
  end
end
