function tf = colormapcheck(map)
  % Whether a matrix holds colours that can be shown: a colormap with shares from 0 to 1.
  tf = iscolormap(map) && all(map(:) >= 0) && all(map(:) <= 1);
end
