function x = ifwht(y, varargin)
  x = walsh('ifwht', y, varargin);
end
