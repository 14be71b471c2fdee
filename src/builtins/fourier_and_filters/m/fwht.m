function y = fwht(x, varargin)
  y = walsh('fwht', x, varargin);
  y = y / size(y, 1 + isrow(x));
end
