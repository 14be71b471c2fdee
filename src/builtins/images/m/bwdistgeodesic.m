function D = bwdistgeodesic(BW, varargin)
  BW = imagebinary('bwdistgeodesic', BW);
  [seeds, method] = imageseeds('bwdistgeodesic', size(BW), varargin);
  cost = ones(size(BW));
  cost(~BW) = Inf;
  D = imagegeodesic(cost, seeds, method);
  D(~BW) = NaN;
  D = single(D);
end
