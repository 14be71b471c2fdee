function idx = tsearch(x, y, t, xi, yi)
  idx = reshape(tsearchn([x(:), y(:)], t, [xi(:), yi(:)]), size(xi));
end
