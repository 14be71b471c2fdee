function savefig(varargin)
  no_picture_files('savefig');
end
