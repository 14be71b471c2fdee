function [s, m] = std(x, varargin)
  [v, m] = variances('std', x, varargin{:});
  s = sqrt(v);
end
