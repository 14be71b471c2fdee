function [pxx, f, pxxc] = periodogram(x, varargin)
  % One segment of Welch's estimate: all of the signal, seen through a rectangle where no window is given (Oppenheim and Schafer,
  % Discrete-Time Signal Processing, section 10.5).
  n = size(signalcolumns('periodogram', x, []), 1);
  if isempty(varargin) || isempty(varargin{1})
    varargin{1} = ones(n, 1);
  elseif ischar(varargin{1}) || isstring(varargin{1})
    varargin = [{ones(n, 1)}, varargin];
  elseif ~isvector(varargin{1}) || numel(varargin{1}) ~= n
    error('MATLAB:periodogram:badWindow', 'periodogram: the window must be as long as the signal');
  end
  [pxx, f, pxxc, rated] = welchspectrum('periodogram', x, [varargin(1), {0}, varargin(2:end)], nargout > 2);
  if nargout == 0
    plotspectrum(f, 10 * log10(pxx), rated, 'Power/frequency (dB/Hz)', 'Periodogram Power Spectral Density Estimate');
    clear pxx
  end
end
