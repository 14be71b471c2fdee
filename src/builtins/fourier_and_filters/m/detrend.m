function y = detrend(x, p)
  if ~isnumeric(x) || ndims(x) > 2
    error('MATLAB:detrend:inputType', 'detrend: expected a numeric vector or matrix');
  end
  if nargin < 2
    p = 1;
  elseif ischar(p) || isstring(p)
    switch lower(p)
      case 'constant'
        p = 0;
      case 'linear'
        p = 1;
      otherwise
        error('MATLAB:detrend:badOrder', 'detrend: expected ''constant'', ''linear'' or a degree');
    end
  end
  if ~(isscalar(p) && p >= 0 && p == fix(p))
    error('MATLAB:detrend:badOrder', 'detrend: the degree must be a nonnegative integer');
  end
  was_row = isrow(x);
  if was_row
    x = x(:);
  end
  n = size(x, 1);
  b = ((1:n).' / n) .^ (0:p);
  if isa(x, 'single')
    b = single(b);
  end
  y = x - b * (b \ x);
  if was_row
    y = y.';
  end
end
