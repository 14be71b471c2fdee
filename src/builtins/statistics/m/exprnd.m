function r = exprnd(varargin)
  mu = drawargs('exprnd', varargin, 1);
  r = -mu .* log(rand(size(mu), class(mu)));
  r(~(mu >= 0)) = NaN;
end
