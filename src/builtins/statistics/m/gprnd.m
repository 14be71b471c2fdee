function r = gprnd(varargin)
  [k, sigma, theta] = drawargs('gprnd', varargin, 3);
  r = gpinv(rand(size(k), class(k)), k, sigma, theta);
end
