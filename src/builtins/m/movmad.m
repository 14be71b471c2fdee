function y = movmad(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  y = movfun(@mad, x, wlen, varargin{:});
end
