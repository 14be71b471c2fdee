function varargout = contourf(varargin)
  [varargout{1:nargout}] = contours_drawn(@contour_areas, 'contourf', varargin);
end
