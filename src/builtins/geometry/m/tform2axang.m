function axang = tform2axang(T)
  axang = rotm2axang(tform2rotm(T));
end
