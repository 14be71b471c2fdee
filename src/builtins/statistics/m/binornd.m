function r = binornd(varargin)
  [n, p] = drawargs('binornd', varargin, 2);
  r = binomialdraws(n, p);
end
