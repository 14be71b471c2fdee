function r = wblrnd(varargin)
  [a, b] = drawargs('wblrnd', varargin, 2);
  r = a .* (-log(rand(size(a), class(a)))) .^ (1 ./ b);
  r(~(a > 0 & b > 0)) = NaN;
end
