function r = raylrnd(varargin)
  b = drawargs('raylrnd', varargin, 1);
  r = b .* sqrt(-2 * log(rand(size(b), class(b))));
  r(~(b >= 0)) = NaN;
end
