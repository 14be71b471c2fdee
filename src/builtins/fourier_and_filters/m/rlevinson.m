function [r, U, k, e] = rlevinson(a, e)
  if ~(isnumeric(e) && isscalar(e))
    error('signal:rlevinson:invalidError', ...
          'rlevinson: expected the error of the predictor as a number, found %s', class(e));
  end
  [k, r0, steps] = reflections('rlevinson', a, e);
  p = numel(k);
  r = [r0; zeros(p, 1)];
  U = zeros(p + 1);
  U(1) = 1;
  e = zeros(1, p);
  before = r0;
  for m = 1:p
    r(m + 1) = -k(m) * before - steps{m}(2:end) * r(m:-1:2);
    before = before * (1 - abs(k(m)) ^ 2);
    e(m) = before;
    U(1:m + 1, m + 1) = steps{m + 1}(end:-1:1)';
  end
end
