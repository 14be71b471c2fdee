function y = movvar(x, wlen, varargin)
  y = movwindow('var', x, wlen, varargin{:});
end
