function p = betacdf(x, varargin)
  [x, a, b, upper] = distargs('betacdf', x, varargin, {[], []});
  x(x < 0) = 0;
  x(x > 1) = 1;
  p = betatail(x, a, b, tailname(upper));
end
