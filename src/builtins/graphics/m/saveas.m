function saveas(varargin)
  no_picture_files('saveas');
end
