function y = movmean(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movmean: expected data and a window');
  end
  y = movfun(@mean, x, wlen, varargin{:});
end
