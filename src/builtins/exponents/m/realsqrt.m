function y = realsqrt(x)
  if iscomplex(x) || any(x(:) < 0)
    error('realsqrt: produced complex result');
  end
  y = sqrt(x);
end
