function y = acoth(x)
  y = atanh(1 ./ x);
end
