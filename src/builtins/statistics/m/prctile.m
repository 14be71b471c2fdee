function q = prctile(x, p, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:prctile:inputType', 'prctile: expected a numeric array');
  end
  if nargin < 2 || isempty(p)
    p = [0, 25, 50, 75, 100];
  end
  if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  q = quantile(x, p / 100, dim);
end
