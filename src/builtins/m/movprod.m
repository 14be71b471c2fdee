function y = movprod(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movprod: expected data and a window');
  end
  y = movfun(@prod, x, wlen, varargin{:});
end
