function varargout = contour3(varargin)
  [varargout{1:nargout}] = contours_drawn(@contour_lines_in_space, 'contour3', varargin);
end
