function [vals, r, c] = qtgetblk(I, S, dim)
  imagecheck('qtgetblk', I);
  if ~isequal(size(I), size(S))
    error('images:qtgetblk:sizesMustMatch', 'qtgetblk: the image and its decomposition must have one size');
  end
  dim = imagecount('qtgetblk', dim, 'the size of the blocks', 1);
  [r, c] = find(S == dim);
  [r, c] = deal(r(:), c(:));
  vals = [];
  if ~isempty(r)
    at = reshape(r.' + (0:dim - 1).', dim, 1, []) + (reshape(c.' + (0:dim - 1).', 1, dim, []) - 1) * size(I, 1);
    vals = reshape(I(at(:)), dim, dim, []);
  end
  if nargout == 2
    r = r + (c - 1) * size(I, 1);
  end
end
