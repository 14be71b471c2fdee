function y = decimate(x, r, varargin)
  % Oppenheim and Schafer, Discrete-Time Signal Processing, section 4.6.
  if ~(isnumeric(x) && isvector(x))
    error('signal:decimate:invalidSignal', 'decimate: the signal must be a numeric vector');
  end
  if ~(isnumeric(r) && isscalar(r) && r >= 1 && r == fix(r))
    error('signal:decimate:invalidFactor', 'decimate: the factor must be a positive integer');
  end
  fir = false;
  n = [];
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      if ~any(strcmpi(option, {'fir', 'iir'}))
        error('signal:decimate:invalidFilter', 'decimate: expected ''fir'' or ''iir'', found ''%s''', char(option));
      end
      fir = strcmpi(option, 'fir');
    else
      n = option;
    end
  end
  if isempty(n)
    n = 8 + 22 * fir;
  end
  n = prototypeorder('decimate', n, 1e7);
  r = double(r);
  if r == 1
    y = x;
    return;
  end
  if ~isfloat(x)
    x = double(x);
  end
  long = reshape(x, [], 1);
  count = ceil(numel(x) / r);
  if fir
    if numel(x) < n + 1
      error('signal:decimate:tooShort', 'decimate: the signal must have at least %d samples', n + 1);
    end
    % The signal goes on turned around its ends, and the filter looks to both sides alike.
    b = fir1(n, 1 / r).';
    before = ceil(n / 2);
    long = [2 * long(1) - long(n + 1:-1:2); long; 2 * long(end) - long(end - 1:-1:end - n)];
    y = filter(b, 1, long);
    y = y(n + before + 1 + r * (0:count - 1));
  else
    % An order at which rounding leaves the filter what it is, which high ones never are.
    n = min(n, 50);
    [b, a] = cheby1(n, 0.05, 0.8 / r);
    while n > 1 && ~(abs(20 * log10(abs(sum(b) / sum(a))) + 0.05 * (mod(n, 2) == 0)) < 1e-6)
      n = n - 1;
      [b, a] = cheby1(n, 0.05, 0.8 / r);
    end
    % In singles the poles of so sharp a filter are others.
    y = cast(filtfilt(b, a, double(long)), class(x));
    y = y(r - (r * count - numel(x)):r:end);
  end
  if isrow(x)
    y = y.';
  end
end
