function [x, n, alpha] = fitdata(name, x, alpha)
  % The columns of data to fit; alpha is one less the level of confidence.
  if ~((isnumeric(x) || islogical(x)) && isreal(x) && ~isempty(x))
    error(['stats:', name, ':InvalidData'], '%s: expected real numbers, found %s', name, class(x));
  end
  if isempty(alpha)
    alpha = 0.05;
  end
  if ~(isnumeric(alpha) && isscalar(alpha) && alpha > 0 && alpha < 1)
    error(['stats:', name, ':InvalidAlpha'], '%s: alpha must be a number between 0 and 1', name);
  end
  if isvector(x)
    x = x(:);
  end
  if ~isfloat(x)
    x = double(x);
  end
  n = size(x, 1);
end
