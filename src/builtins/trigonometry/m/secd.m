function y = secd(x)
  y = 1 ./ cosd(x);
end
