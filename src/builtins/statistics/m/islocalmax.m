function [tf, p] = islocalmax(x, varargin)
  if nargout < 2
    tf = localextrema('islocalmax', x, 1, varargin);
  else
    [tf, p] = localextrema('islocalmax', x, 1, varargin);
  end
end
