function q = dcm2quat(C)
  q = rotm2quat(pagetranspose(C));
end
