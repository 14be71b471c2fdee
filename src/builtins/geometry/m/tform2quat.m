function q = tform2quat(T)
  q = rotm2quat(tform2rotm(T));
end
