function y = movmax(x, wlen, varargin)
  y = movwindow('max', x, wlen, varargin{:});
end
