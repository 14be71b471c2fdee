function [f, g] = latcfilt(k, v, x)
  if nargin < 3
    a = rc2poly(k);
    f = filter(a, 1, v);
    g = filter(conj(fliplr(a)), 1, v);
    return;
  end
  if isequal(k, 1) && ~isscalar(v)
    k = v;
    v = 1;
  end
  [b, a] = latc2tf(k, v);
  f = filter(b, a, x);
  g = filter(conj(fliplr(a)), a, x);
end
