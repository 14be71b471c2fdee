function z = dot(x, y, dim)
  if ~((isnumeric(x) || islogical(x)) && (isnumeric(y) || islogical(y)))
    error('MATLAB:dot:inputType', 'dot: expected numeric arrays');
  end
  if isvector(x) && isvector(y) && nargin < 3
    if numel(x) ~= numel(y)
      error('MATLAB:dot:InputSizeMismatch', 'dot: the vectors must be of the same length');
    end
    z = sum(conj(x(:)) .* y(:));
    return;
  end
  if ~isequal(size(x), size(y))
    error('MATLAB:dot:InputSizeMismatch', 'dot: the arrays must be of the same size');
  end
  if nargin < 3
    z = sum(conj(x) .* y);
  else
    z = sum(conj(x) .* y, dim);
  end
end
