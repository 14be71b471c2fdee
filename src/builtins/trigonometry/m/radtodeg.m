function d = radtodeg(r)
  d = rad2deg(r);
end
