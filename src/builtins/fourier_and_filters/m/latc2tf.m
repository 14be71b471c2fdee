function [b, a] = latc2tf(k, v)
  if nargin < 2
    v = 'fir';
  end
  a = rc2poly(k);
  if ischar(v) || isstring(v)
    switch validatestring(v, {'fir', 'min', 'max', 'iir', 'allpole', 'allpass'}, 'latc2tf')
      case {'fir', 'min'}
        b = a;
        a = 1;
      case 'max'
        b = conj(fliplr(a));
        a = 1;
      case {'iir', 'allpole'}
        b = 1;
      otherwise
        b = conj(fliplr(a));
    end
    return;
  end
  p = numel(k);
  if ~isnumeric(v) || numel(v) > p + 1
    error('signal:latc2tf:invalidLadder', 'latc2tf: expected up to %d weights of a ladder, found %d', p + 1, numel(v));
  end
  b = zeros(1, p + 1, 'like', a);
  for m = 1:numel(v)
    b(1:m) = b(1:m) + v(m) * conj(fliplr(rc2poly(k(1:m - 1))));
  end
end
