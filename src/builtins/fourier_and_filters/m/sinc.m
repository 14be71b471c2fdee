function y = sinc(x)
  y = ones(size(x), class(x));
  nonzero = x ~= 0;
  t = pi * x(nonzero);
  y(nonzero) = sin(t) ./ t;
end
