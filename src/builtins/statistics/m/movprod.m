function y = movprod(x, wlen, varargin)
  y = movwindow('prod', x, wlen, varargin{:});
end
