function [pxx, w] = periodogram(x, win, nfft, fs, range)
  if nargin < 1
    error('MATLAB:minrhs', 'periodogram: expected a signal');
  end
  if ~(isnumeric(x) && isvector(x))
    error('MATLAB:periodogram:notVector', 'periodogram: the signal must be a vector');
  end
  x = x(:);
  n = numel(x);
  if nargin < 2
    win = [];
  end
  if nargin < 3
    nfft = [];
  end
  if nargin < 4
    fs = [];
  end
  if nargin < 5
    range = '';
  end
  if ischar(nfft)
    range = nfft;
    nfft = [];
  elseif ischar(fs)
    range = fs;
    fs = [];
  end
  if ~isempty(win)
    if ~(isvector(win) && numel(win) == n)
      error('MATLAB:periodogram:badWindow', 'periodogram: the window must be as long as the signal');
    end
    win = win(:);
  end
  if ~isempty(nfft) && ~(isscalar(nfft) && isreal(nfft) && nfft == fix(nfft) && nfft > 0)
    error('MATLAB:periodogram:badN', 'periodogram: the number of points must be a positive integer');
  end
  if ~isempty(fs) && ~(isscalar(fs) && isreal(fs) && fs > 0)
    error('MATLAB:periodogram:badRate', 'periodogram: the rate must be a positive real number');
  end
  if isempty(range)
    two_sided = ~isreal(x);
  elseif strcmpi(range, 'twosided')
    two_sided = true;
  elseif strcmpi(range, 'onesided')
    two_sided = false;
  else
    two_sided = ~isreal(x);
  end
  if isempty(nfft)
    nfft = max(256, 2 ^ nextpow2(n));
    if nargin < 3 && n < 256
      nfft = n;
    end
  end
  if isempty(win)
    power = n;
  else
    x = x .* win;
    power = sum(win .^ 2);
  end
  if n > nfft
    rows = ceil(n / nfft);
    x(nfft * rows) = 0;
    x = sum(reshape(x, nfft, rows), 2);
  end
  p = abs(fft(x, nfft)) .^ 2 / power;
  if isempty(fs)
    p = p / (2 * pi);
  else
    p = p / fs;
  end
  if ~two_sided
    if mod(nfft, 2) == 0
      k = nfft / 2 + 1;
      p = p(1:k) + [0; p(nfft:-1:k + 1); 0];
    else
      k = (nfft + 1) / 2;
      p = p(1:k) + [0; p(nfft:-1:k + 1)];
    end
  else
    k = nfft;
  end
  pxx = p;
  if isempty(fs)
    w = (0:k - 1).' * 2 * pi / nfft;
  else
    w = (0:k - 1).' * fs / nfft;
  end
end
