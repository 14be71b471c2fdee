function exportgraphics(varargin)
  no_picture_files('exportgraphics');
end
