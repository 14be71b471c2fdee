function tf = isstudent()
  tf = false;
end
