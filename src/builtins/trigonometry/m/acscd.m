function y = acscd(x)
  y = acsc(x) * (180 / pi);
end
