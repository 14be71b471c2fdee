function exit(varargin)
  quit(varargin{:});
end
