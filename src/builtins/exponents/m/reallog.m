function y = reallog(x)
  if iscomplex(x) || any(x(:) < 0)
    error('reallog: produced complex result');
  end
  y = log(x);
end
