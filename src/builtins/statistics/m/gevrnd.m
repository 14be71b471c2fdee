function r = gevrnd(varargin)
  [k, sigma, mu] = drawargs('gevrnd', varargin, 3);
  r = gevinv(rand(size(k), class(k)), k, sigma, mu);
end
