function [w, power] = rooteig(x, p, varargin)
  [w, power] = noiseroots('rooteig', x, p, varargin, true);
end
