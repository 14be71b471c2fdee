function print(varargin)
  no_picture_files('print');
end
