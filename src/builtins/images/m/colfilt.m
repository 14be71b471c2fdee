function B = colfilt(A, block, varargin)
  imagecheck('colfilt', A);
  fill = 0;
  if ischar(block) || isstring(block)
    imageword('colfilt', block, {'indexed'});
    fill = double(isfloat(A));
    block = varargin{1};
    varargin(1) = [];
  end
  if numel(varargin) > 0 && isnumeric(varargin{1})
    % How many blocks are done at once makes no difference.
    varargin(1) = [];
  end
  if numel(varargin) < 2 || ~ismatrix(A)
    error('images:colfilt:tooFewInputs', ...
          'colfilt: expected a matrix, the size of the blocks, their kind and a function');
  end
  block = imagecount('colfilt', block, 'the size of the blocks', 2);
  kind = imageword('colfilt', varargin{1}, {'distinct', 'sliding'});
  f = imagefunction('colfilt', varargin{2}, numel(varargin) - 2);
  if strcmp(kind, 'sliding')
    before = floor((block - 1) / 2);
    B = f(im2col(imagepad(A, before, block - 1 - before, fill), block, 'sliding'), varargin{3:end});
    if numel(B) ~= numel(A)
      error('images:colfilt:invalidResult', 'colfilt: the function must give one number for each column');
    end
    B = reshape(B, size(A));
  else
    count = ceil(size(A) ./ block);
    A = imagepad(A, [0, 0], count .* block - size(A), fill);
    B = col2im(f(im2col(A, block, 'distinct'), varargin{3:end}), block, size(A), 'distinct');
  end
end
