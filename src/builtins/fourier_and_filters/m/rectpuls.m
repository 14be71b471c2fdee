function y = rectpuls(t, width)
  if ~(isnumeric(t) && isreal(t))
    error('signal:rectpuls:InvalidTime', 'rectpuls: the times must be real numbers');
  end
  if nargin < 2 || isempty(width)
    width = 1;
  end
  if ~(isnumeric(width) && isscalar(width) && isreal(width))
    error('signal:rectpuls:InvalidWidth', 'rectpuls: the width must be a real number');
  end
  % The pulse has its left end, to within rounding, and not its right one.
  if ~isfloat(t)
    t = double(t);
  end
  y = cast(abs(t) < width / 2 - eps | abs(t + width / 2) < eps, 'like', t);
end
