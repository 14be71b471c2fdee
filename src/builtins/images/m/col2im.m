function A = col2im(B, block, extent, kind)
  imagecheck('col2im', B);
  block = imagecount('col2im', block, 'the size of the blocks', 2);
  extent = imagecount('col2im', extent, 'the size of the image', 2);
  if nargin < 4
    kind = 'sliding';
  end
  kind = imageword('col2im', kind, {'distinct', 'sliding'});
  if strcmp(kind, 'sliding')
    if numel(B) ~= prod(extent - block + 1)
      error('images:col2im:invalidSize', 'col2im: expected %d elements, found %d', prod(extent - block + 1), numel(B));
    end
    A = reshape(B, extent - block + 1);
    return;
  end
  count = ceil(extent ./ block);
  if ~isequal(size(B), [prod(block), prod(count)])
    error('images:col2im:invalidSize', 'col2im: expected a matrix of %d rows and %d columns', prod(block), prod(count));
  end
  A = permute(reshape(B, [block, count]), [1, 3, 2, 4]);
  A = reshape(A, block .* count);
  A = A(1:extent(1), 1:extent(2));
end
