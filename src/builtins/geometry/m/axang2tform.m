function T = axang2tform(axang)
  T = rotm2tform(axang2rotm(axang));
end
