function [number, ratio, which] = biterr(x, y, count)
  if ~isequal(size(x), size(y)) || ~(isnumeric(x) || islogical(x)) || ~(isnumeric(y) || islogical(y))
    error('comm:biterr:SizeMismatch', 'biterr: expected two arrays of numbers of the same size');
  end
  x = double(x);
  y = double(y);
  if any(x(:) < 0 | x(:) ~= fix(x(:))) || any(y(:) < 0 | y(:) ~= fix(y(:)))
    error('comm:biterr:InvalidInput', 'biterr: expected nonnegative integers');
  end
  if nargin < 3
    count = max(1, floor(log2(max([x(:); y(:); 1]))) + 1);
  end
  rest = bitxor(x, y);
  which = zeros(size(x));
  while any(rest(:) > 0)
    which = which + mod(rest, 2);
    rest = floor(rest / 2);
  end
  number = sum(which(:));
  ratio = number / (numel(x) * count);
end
