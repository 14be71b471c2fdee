function y = movvar(x, wlen, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'movvar: expected data and a window');
  end
  weight = 0;
  if ~isempty(varargin) && isnumeric(varargin{1})
    weight = varargin{1};
    varargin(1) = [];
  end
  y = movfun(@(v) var(v, weight), x, wlen, varargin{:});
end
