function C = contourc(varargin)
  [x, y, Z, levels] = contour_arguments('contourc', varargin);
  C = contour_matrix(x, y, Z, levels);
end
