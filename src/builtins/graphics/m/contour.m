function varargout = contour(varargin)
  [varargout{1:nargout}] = contours_drawn(@contour_lines, 'contour', varargin);
end
