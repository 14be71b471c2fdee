function [c, s] = givens(x, y)
  if ~isscalar(x) || ~isscalar(y)
    error('MATLAB:givens:notScalar', 'givens: both arguments must be scalars');
  end
  if y == 0
    co = ones(class(x));
    si = zeros(class(x));
  elseif x == 0
    co = zeros(class(x));
    si = conj(y) / abs(y);
  else
    r = hypot(abs(x), abs(y));
    co = abs(x) / r;
    si = (x / abs(x)) * conj(y) / r;
  end
  if nargout < 2
    c = [co, si; -si', co];
  else
    c = co;
    s = si;
  end
end
