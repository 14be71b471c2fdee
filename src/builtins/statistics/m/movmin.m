function y = movmin(x, wlen, varargin)
  y = movwindow('min', x, wlen, varargin{:});
end
