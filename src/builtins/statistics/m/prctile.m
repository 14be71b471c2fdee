function q = prctile(x, p, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:prctile:inputType', 'prctile: expected a numeric array');
  end
  if nargin < 2 || isempty(p)
    p = [0, 25, 50, 75, 100];
  end
  if ~isnumeric(p) || ~isreal(p) || any(p(:) < 0 | p(:) > 100)
    error('MATLAB:prctile:badP', 'prctile: the percentages must be numbers from 0 to 100');
  end
  q = quantile(x, p / 100, varargin{:});
end
