function [pxx, w] = periodogram(x, varargin)
  % periodogram(x, window, nfft, fs, range): |fft(window .* x)|^2 over the power of the window and the rate (Oppenheim and
  % Schafer, Discrete-Time Signal Processing, section 10.5).
  if ~isnumeric(x) || ~isvector(x)
    error('MATLAB:periodogram:notVector', 'periodogram: the signal must be a vector');
  end
  texts = cellfun(@(v) ischar(v) || isstring(v), varargin);
  numbers = varargin(~texts);
  numbers(end + 1:3) = {[]};
  [window, nfft, fs] = numbers{1:3};
  x = reshape(x, [], 1);
  n = numel(x);

  if isempty(window)
    window = ones(n, 1);
  elseif ~isvector(window) || numel(window) ~= n
    error('MATLAB:periodogram:badWindow', 'periodogram: the window must be as long as the signal');
  end
  if isempty(nfft)
    nfft = max(256, 2 ^ nextpow2(n));
  elseif ~isscalar(nfft) || ~isreal(nfft) || nfft < 1 || nfft ~= fix(nfft)
    error('MATLAB:periodogram:badN', 'periodogram: the number of points must be a positive integer');
  end
  if isempty(fs)
    rate = 2 * pi;
  elseif ~isscalar(fs) || ~isreal(fs) || fs <= 0
    error('MATLAB:periodogram:badRate', 'periodogram: the rate must be a positive real number');
  else
    rate = fs;
  end
  half = isreal(x);
  if any(texts)
    range = lower(varargin{find(texts, 1)});
    half = strcmp(range, 'onesided') || half && ~strcmp(range, 'twosided');
  end

  % What is longer than the transform is wrapped around.
  wrapped = accumarray(mod(0:n - 1, nfft).' + 1, window(:) .* x, [nfft, 1]);
  spectrum = abs(fft(wrapped)) .^ 2 / (sum(window(:) .^ 2) * rate);
  frequencies = (0:nfft - 1).' * rate / nfft;
  if half
    % Negative frequencies are added to the positive ones that they mirror.
    folded = 2:ceil(nfft / 2);
    spectrum(folded) = spectrum(folded) + spectrum(nfft + 2 - folded);
    kept = 1:floor(nfft / 2) + 1;
  else
    kept = 1:nfft;
  end
  pxx = spectrum(kept);
  w = frequencies(kept);
end
