function y = acosd(x)
  y = acos(x) * (180 / pi);
end
