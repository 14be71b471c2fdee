function [tf, p] = islocalmin(x, varargin)
  if nargout < 2
    tf = localextrema('islocalmin', x, -1, varargin);
  else
    [tf, p] = localextrema('islocalmin', x, -1, varargin);
  end
end
