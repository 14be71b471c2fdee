function [number, ratio, which] = symerr(x, y)
  if ~isequal(size(x), size(y))
    error('comm:symerr:SizeMismatch', 'symerr: expected two arrays of the same size');
  end
  which = double(x ~= y);
  number = sum(which(:));
  ratio = number / numel(x);
end
