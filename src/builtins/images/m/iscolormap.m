function tf = iscolormap(map)
  tf = ismatrix(map) && isfloat(map) && isreal(map) && size(map, 2) == 3;
end
