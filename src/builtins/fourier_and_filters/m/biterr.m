function [number, ratio, which] = biterr(x, y, varargin)
  if ~isequal(size(x), size(y)) || ~(isnumeric(x) || islogical(x)) || ~(isnumeric(y) || islogical(y))
    error('comm:biterr:SizeMismatch', 'biterr: expected two arrays of numbers of the same size');
  end
  x = double(x);
  y = double(y);
  if any(x(:) < 0 | x(:) ~= fix(x(:))) || any(y(:) < 0 | y(:) ~= fix(y(:)))
    error('comm:biterr:InvalidInput', 'biterr: expected nonnegative integers');
  end
  kind = 'overall';
  if nargin > 2 && ~isnumeric(varargin{end})
    kind = varargin{end};
  end
  if nargin > 2 && isnumeric(varargin{1}) && ~isempty(varargin{1})
    count = varargin{1};
  else
    count = max(1, floor(log2(max([x(:); y(:); 1]))) + 1);
  end
  rest = bitxor(x, y);
  which = zeros(size(x));
  while any(rest(:) > 0)
    which = which + mod(rest, 2);
    rest = floor(rest / 2);
  end
  words = {'overall', 'column-wise', 'row-wise'};
  along = {[1, 2], 1, 2};
  along = along{strcmp(words, validatestring(kind, words, 'biterr'))};
  number = sum(which, along);
  ratio = mean(which, along) / count;
end
