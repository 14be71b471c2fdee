function [cxy, f] = mscohere(x, y, varargin)
  % Kay, Modern Spectral Estimation, 1988, page 454.
  [pxx, pyy, pxy, f, o] = crossspectra('mscohere', x, y, varargin);
  cxy = (real(pxy) .^ 2 + imag(pxy) .^ 2) ./ (pxx .* pyy);
  if nargout == 0
    plotspectrum(f, cxy, o.rated, 'Magnitude-Squared Coherence', 'Coherence Estimate via Welch');
    clear cxy
  end
end
