function r = degtorad(d)
  r = deg2rad(d);
end
