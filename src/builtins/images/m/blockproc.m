function B = blockproc(A, block, f, varargin)
  imagecheck('blockproc', A);
  block = imagecount('blockproc', block, 'the size of the blocks', 2);
  f = imagefunction('blockproc', f, 0);
  o = struct('BorderSize', [0, 0], 'TrimBorder', true, 'PadPartialBlocks', false, 'PadMethod', 0, ...
             'UseParallel', false, 'DisplayWaitbar', false);
  o = imageoptions('blockproc', varargin, o);
  border = double(reshape(o.BorderSize, 1, []));
  if ~(isnumeric(o.BorderSize) && numel(border) == 2 && all(border >= 0) && all(border == fix(border)))
    error('images:blockproc:invalidBorder', 'blockproc: the size of the border must be two nonnegative whole numbers');
  end
  fill = o.PadMethod;
  if ischar(fill)
    fill = imageword('blockproc', fill, {'replicate', 'symmetric'});
  end
  [m, n] = size(A, 1, 2);
  count = ceil([m, n] ./ block);
  after = border;
  if o.PadPartialBlocks
    after = after + count .* block - [m, n];
  end
  P = imagepad(A, border, after, fill);
  whole = size(P, 1, 2) - 2 * border;
  parts = cell(count);
  info = struct('border', border, 'blockSize', block, 'data', [], 'imageSize', size(A), 'location', [1, 1]);
  for j = 1:count(2)
    for i = 1:count(1)
      first = ([i, j] - 1) .* block + 1;
      last = min(first + block - 1, whole);
      info.location = first;
      info.blockSize = last - first + 1;
      info.data = reshape(P(first(1):last(1) + 2 * border(1), first(2):last(2) + 2 * border(2), :), ...
                          [info.blockSize + 2 * border, size(A, 3:max(3, ndims(A)))]);
      value = f(info);
      if o.TrimBorder && any(border > 0)
        if any(size(value, 1, 2) < 2 * border)
          error('images:blockproc:invalidResult', 'blockproc: the results are too small to trim their borders');
        end
        value = value(border(1) + 1:end - border(1), border(2) + 1:end - border(2), :);
      end
      parts{i, j} = value;
    end
  end
  columns = cell(1, count(2));
  for j = 1:count(2)
    columns{j} = vertcat(parts{:, j});
  end
  B = horzcat(columns{:});
end
