function [y, q] = iqr(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:iqr:inputType', 'iqr: expected a numeric array');
  end
  if nargin < 2
    dim = [];
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim) && isequal(size(x), [0, 0])
    [y, q] = deal(NaN(class(x)), NaN(2, 1, class(x)));
    return;
  end
  [x, dim] = folddims('iqr', x, dim);
  q = quantile(x, [0.25, 0.75], dim);
  y = diff(q, 1, dim);
end
