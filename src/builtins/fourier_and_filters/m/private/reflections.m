function [k, r0, steps] = reflections(name, a, e)
  % The recursion of Levinson backwards: reflection coefficients, the power, and the predictor of each order.
  if ~isnumeric(a) || ~isvector(a) || isempty(a) || a(1) == 0
    error(['signal:', name, ':invalidPredictor'], ...
          '%s: expected a predictor that begins with 1, found %s', name, class(a));
  end
  if ~isfloat(a)
    a = double(a);
  end
  a = reshape(a, 1, []) / a(1);
  p = numel(a) - 1;
  k = zeros(p, 1, 'like', a);
  steps = cell(1, p + 1);
  r0 = e;
  for m = p:-1:1
    steps{m + 1} = a;
    k(m) = a(end);
    left = 1 - abs(k(m)) ^ 2;
    if left == 0
      error(['signal:', name, ':invalidReflection'], ...
            '%s: a reflection coefficient of 1 leaves nothing to go on with', name);
    end
    a = (a(1:end - 1) - k(m) * conj(a(end:-1:2))) / left;
    r0 = r0 / left;
  end
  steps{1} = a;
end
