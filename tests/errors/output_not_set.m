y = nothing(1);
function a = nothing(x)
  if x > 2, a = 1; end
end
