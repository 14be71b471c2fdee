function y = iqr(x, dim)
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
    y = NaN(class(x));
    return;
  end
  [x, dim] = folddims('iqr', x, dim);
  y = diff(quantile(x, [0.25, 0.75], dim), 1, dim);
end
