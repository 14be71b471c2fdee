function y = movsum(x, wlen, varargin)
  y = movwindow('sum', x, wlen, varargin{:});
end
