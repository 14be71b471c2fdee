function y = movstd(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movstd: expected data and a window');
  end
  weight = 0;
  if ~isempty(varargin) && isnumeric(varargin{1})
    weight = varargin{1};
    varargin(1) = [];
  end
  y = movfun(@(v) std(v, weight), x, wlen, varargin{:});
end
