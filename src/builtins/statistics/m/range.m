function y = range(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:range:inputType', 'range: expected a numeric array');
  end
  if nargin < 2
    y = max(x) - min(x);
  else
    [x, dim] = folddims('range', x, dim);
    y = max(x, [], dim) - min(x, [], dim);
  end
end
