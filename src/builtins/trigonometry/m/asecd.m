function y = asecd(x)
  y = asec(x) * (180 / pi);
end
