function tf = isunix()
  % Paths are as they are there.
  tf = true;
end
