function tf = ismac()
  tf = false;
end
