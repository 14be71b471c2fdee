function [s, m] = std(varargin)
  [v, m] = var(varargin{:});
  s = sqrt(v);
end
