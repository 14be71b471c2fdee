function [xa, ya, d] = alignsignals(x, y, varargin)
  if ~isnumeric(x) || ~isvector(x) || ~isnumeric(y) || ~isvector(y)
    error('signal:alignsignals:invalidSignal', 'alignsignals: expected vectors of numbers');
  end
  cut = false;
  given = {};
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      cut = strcmpi(varargin{k}, 'truncate');
      if ~cut
        error('signal:alignsignals:invalidOption', 'alignsignals: expected truncate, found ''%s''', char(varargin{k}));
      end
    else
      given = varargin(k);
    end
  end
  d = finddelay(x, y, given{:});
  xa = x;
  ya = y;
  if d > 0
    xa = shifted(x, d, cut);
  elseif d < 0
    ya = shifted(y, -d, cut);
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
