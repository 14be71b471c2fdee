function C = quat2dcm(q)
  C = pagetranspose(quat2rotm(q));
end
