function y = movstd(x, wlen, varargin)
  y = movwindow('std', x, wlen, varargin{:});
end
