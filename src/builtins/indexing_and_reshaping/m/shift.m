function y = shift(x, b, dim)
  if isempty(x)
    error('MATLAB:shift:empty', 'shift: the array must not be empty');
  end
  if ~(isscalar(b) && b == fix(b))
    error('MATLAB:shift:badDistance', 'shift: the distance must be an integer');
  end
  if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0 && dim <= ndims(x))
    error('MATLAB:shift:badDim', 'shift: invalid dimension');
  end
  y = circshift(x, b, dim);
end
