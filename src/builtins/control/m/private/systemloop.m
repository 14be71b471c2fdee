function sys = systemloop(a, b, sign)
  % A loop of two systems.
  sys = feedback(a, b, sign);
end
