function y = asind(x)
  y = asin(x) * (180 / pi);
end
