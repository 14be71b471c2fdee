function y = movmad(x, wlen, varargin)
  y = movwindow('mad', x, wlen, varargin{:});
end
