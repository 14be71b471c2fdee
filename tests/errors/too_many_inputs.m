y = area_of(3, 4, 5);
function a = area_of(w, h)
  a = w * h;
end
