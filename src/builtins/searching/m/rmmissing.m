function [x, removed] = rmmissing(x, dim)
  % Of numbers this is found where they are.
  if isfloat(x)
    missing = isnan(x);
  else
    missing = ismissing(x);
  end
  if isvector(x)
    removed = missing;
    x = x(~missing);
    return;
  end
  if nargin < 2
    dim = 1;
  end
  if dim == 1
    removed = any(missing, 2);
    x = x(~removed, :);
  elseif dim == 2
    removed = any(missing, 1);
    x = x(:, ~removed);
  else
    error('MATLAB:rmmissing:InvalidDim', 'rmmissing: the dimension must be 1 or 2');
  end
end
