function [xa, ya, d] = alignsignals(x, y, varargin)
  if ~isnumeric(x) || ~isvector(x) || ~isnumeric(y) || ~isvector(y)
    error('signal:alignsignals:invalidSignal', 'alignsignals: expected vectors of numbers');
  end
  cut = ~isempty(varargin) && strcmpi(varargin{end}, 'truncate');
  given = varargin(1:end - cut);
  most = [];
  if ~isempty(given) && isnumeric(given{1})
    most = given{1};
    given(1) = [];
  end
  o = nameoptions('alignsignals', given, struct('Method', 'xcorr', 'MaxLag', most, 'Truncate', cut, 'PeakNum', 1));
  switch validatestring(o.Method, {'xcorr', 'maxpeak', 'npeak'}, 'alignsignals')
    case 'xcorr'
      d = finddelay(x, y, o.MaxLag);
    case 'maxpeak'
      [~, i] = max(x);
      [~, j] = max(y);
      d = j - i;
    otherwise
      [~, i] = findpeaks(double(x));
      [~, j] = findpeaks(double(y));
      d = j(o.PeakNum) - i(o.PeakNum);
  end
  xa = x;
  ya = y;
  if d > 0
    xa = shifted(x, d, o.Truncate);
  elseif d < 0
    ya = shifted(y, -d, o.Truncate);
  end
end

function z = shifted(x, d, cut)
  n = numel(x);
  z = zeros(n + d, 1, class(x));
  z(d + 1:end) = x(:);
  if cut
    z = z(1:n);
  end
  if isrow(x)
    z = z.';
  end
end
