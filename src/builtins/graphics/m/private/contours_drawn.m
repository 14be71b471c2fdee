function [C, h] = contours_drawn(draw, name, args)
  h = draw(args{:});
  if nargout > 0
    [x, y, Z, levels] = contour_arguments(name, args);
    C = contour_matrix(x, y, Z, levels);
  end
end
