function B = im2col(A, varargin)
  imagecheck('im2col', A);
  fill = 0;
  if numel(varargin) > 0 && (ischar(varargin{1}) || isstring(varargin{1}))
    imageword('im2col', varargin{1}, {'indexed'});
    fill = double(isfloat(A));
    varargin(1) = [];
  end
  if isempty(varargin) || ~ismatrix(A)
    error('images:im2col:invalidBlock', 'im2col: expected a matrix and the size of the blocks');
  end
  block = imagecount('im2col', varargin{1}, 'the size of the blocks', 2);
  kind = 'sliding';
  if numel(varargin) > 1
    kind = imageword('im2col', varargin{2}, {'distinct', 'sliding'});
  end
  [m, n] = size(A);
  if strcmp(kind, 'distinct')
    count = ceil([m, n] ./ block);
    A = imagepad(A, [0, 0], count .* block - [m, n], fill);
    B = reshape(A, block(1), count(1), block(2), count(2));
    B = reshape(permute(B, [1, 3, 2, 4]), prod(block), prod(count));
  else
    count = max([m, n] - block + 1, 0);
    if any(count == 0)
      B = zeros(prod(block), 0, 'like', A);
      return;
    end
    offset = reshape((0:block(1) - 1).' + (0:block(2) - 1) * m, [], 1);
    place = reshape((1:count(1)).' + (0:count(2) - 1) * m, 1, []);
    B = reshape(A(offset + place), prod(block), prod(count));
  end
end
