y = area_of(3);
function a = area_of(w, h)
  a = w * h;
end
