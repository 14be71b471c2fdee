function y = movmin(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movmin: expected data and a window');
  end
  y = movfun(@min, x, wlen, varargin{:});
end
