function [txy, f] = tfestimate(x, y, varargin)
  % Vold, Crowley and Rocklin, New ways of estimating frequency response functions, Sound and Vibration 18 (1984).
  [pxx, pyy, pxy, f, o] = crossspectra('tfestimate', x, y, varargin);
  estimator = 'h1';
  if isfield(o.pairs, 'estimator')
    estimator = lower(char(o.pairs.estimator));
  end
  switch estimator
    case 'h1'
      txy = conj(pxy) ./ pxx;
    case 'h2'
      txy = pyy ./ pxy;
    otherwise
      error('signal:tfestimate:invalidEstimator', 'tfestimate: expected the estimator ''H1'' or ''H2'', found ''%s''', estimator);
  end
  if nargout == 0
    plotspectrum(f, 20 * log10(abs(txy)), o.rated, 'Magnitude (dB)', 'Transfer Function Estimate');
    clear txy
  end
end
