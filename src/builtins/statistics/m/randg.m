function r = randg(varargin)
  if nargin == 0
    varargin = {1};
  end
  r = exp(loggammadraws(drawargs('randg', varargin, 1)));
end
