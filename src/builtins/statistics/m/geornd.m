function r = geornd(varargin)
  p = drawargs('geornd', varargin, 1);
  r = floor(log(rand(size(p), class(p))) ./ log1p(-p));
  r(p == 1) = 0;
  r(~(p > 0 & p <= 1)) = NaN;
end
