function y = movmedian(x, wlen, varargin)
  y = movwindow('median', x, wlen, varargin{:});
end
