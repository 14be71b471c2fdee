function T = quat2tform(q)
  T = rotm2tform(quat2rotm(q));
end
