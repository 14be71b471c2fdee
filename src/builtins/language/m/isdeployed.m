function tf = isdeployed()
  tf = false;
end
