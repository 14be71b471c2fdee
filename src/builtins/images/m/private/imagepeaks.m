function BW = imagepeaks(I, c)
  % Plateaus that no neighbour is above: what is not is found from its edge inwards.
  if islogical(I)
    I = uint8(I);
  end
  if isempty(I)
    BW = false(size(I));
    return;
  end
  n = ndims(I);
  BW = I == imageextreme(I, c, true);
  sub = cell(1, n);
  [sub{:}] = ind2sub(size(c), reshape(find(c), [], 1));
  steps = [sub{:}] - 2;
  at = arrayfun(@(m) 2:m + 1, size(I), 'UniformOutput', false);
  wide = imagepad(I, ones(1, n), ones(1, n), 'replicate');
  before = -1;
  while nnz(BW) ~= before
    before = nnz(BW);
    lost = imagepad(~BW, ones(1, n), ones(1, n), false);
    for k = 1:size(steps, 1)
      near = arrayfun(@(m, s) (2:m + 1) + s, size(I), steps(k, :), 'UniformOutput', false);
      BW = BW & ~(lost(near{:}) & wide(near{:}) == I);
    end
  end
end
