function y = coth(x)
  y = 1 ./ tanh(x);
end
