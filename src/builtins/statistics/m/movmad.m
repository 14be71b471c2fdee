function y = movmad(x, wlen, varargin)
  y = movfun(@mad, x, wlen, varargin{:});
end
