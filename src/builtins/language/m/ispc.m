function tf = ispc()
  tf = false;
end
