function axang = rotm2axang(R)
  axang = quat2axang(rotm2quat(R));
end
