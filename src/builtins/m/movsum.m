function y = movsum(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movsum: expected data and a window');
  end
  y = movfun(@sum, x, wlen, varargin{:});
end
