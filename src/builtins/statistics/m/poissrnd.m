function r = poissrnd(varargin)
  r = poissondraws(drawargs('poissrnd', varargin, 1));
end
