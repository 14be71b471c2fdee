function y = sinc(x)
  if ~isfloat(x)
    x = double(x);
  end
  y = ones(size(x), class(x));
  nonzero = x ~= 0;
  t = pi * x(nonzero);
  y(nonzero) = sin(t) ./ t;
end
