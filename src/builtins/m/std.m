function [s, m] = std(varargin)
  if nargin < 1
    error('MATLAB:minrhs', 'std: expected data');
  end
  [v, m] = var(varargin{:});
  s = sqrt(v);
end
