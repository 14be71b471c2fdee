function z = realpow(x, y)
  z = x .^ y;
  if iscomplex(z)
    error('realpow: produced complex result');
  end
end
