function y = nansum(x, varargin)
  x(isnan(x)) = 0;
  y = sum(x, varargin{:});
end
