function [v, m] = var(x, varargin)
  [v, m] = variances('var', x, varargin{:});
end
