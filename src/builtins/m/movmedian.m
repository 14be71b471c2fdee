function y = movmedian(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movmedian: expected data and a window');
  end
  y = movfun(@median, x, wlen, varargin{:});
end
