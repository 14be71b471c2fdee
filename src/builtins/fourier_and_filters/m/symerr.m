function [number, ratio, which] = symerr(x, y, kind)
  if ~isequal(size(x), size(y))
    error('comm:symerr:SizeMismatch', 'symerr: expected two arrays of the same size');
  end
  if nargin < 3
    kind = 'overall';
  end
  which = double(x ~= y);
  words = {'overall', 'column-wise', 'row-wise'};
  along = {[1, 2], 1, 2};
  along = along{strcmp(words, validatestring(kind, words, 'symerr'))};
  number = sum(which, along);
  ratio = mean(which, along);
end
