function J = qtsetblk(I, S, dim, vals)
  imagecheck('qtsetblk', I);
  if ~isequal(size(I), size(S))
    error('images:qtsetblk:sizesMustMatch', 'qtsetblk: the image and its decomposition must have one size');
  end
  dim = imagecount('qtsetblk', dim, 'the size of the blocks', 1);
  [r, c] = find(S == dim);
  if numel(vals) ~= dim ^ 2 * numel(r)
    error('images:qtsetblk:invalidValues', 'qtsetblk: expected %d blocks of %d by %d elements', numel(r), dim, dim);
  end
  J = I;
  if ~isempty(r)
    at = reshape(r(:).' + (0:dim - 1).', dim, 1, []) + (reshape(c(:).' + (0:dim - 1).', 1, dim, []) - 1) * size(I, 1);
    J(at(:)) = vals(:);
  end
end
