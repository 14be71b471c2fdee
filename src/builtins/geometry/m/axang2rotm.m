function R = axang2rotm(axang)
  R = quat2rotm(axang2quat(axang));
end
