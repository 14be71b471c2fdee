function y = movmean(x, wlen, varargin)
  y = movwindow('mean', x, wlen, varargin{:});
end
