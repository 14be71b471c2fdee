function y = movmax(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movmax: expected data and a window');
  end
  y = movfun(@max, x, wlen, varargin{:});
end
