function r = lognrnd(varargin)
  r = exp(normrnd(varargin{:}));
end
