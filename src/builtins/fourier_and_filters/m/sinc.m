function y = sinc(x)
  if ~isfloat(x)
    x = double(x);
  end
  t = pi * x;
  y = sin(t) ./ t;
  y(x == 0) = 1;
end
