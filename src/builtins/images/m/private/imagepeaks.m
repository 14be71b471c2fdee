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
  at = arrayfun(@(m) 2:m + 1, size(I), 'UniformOutput', false);
  places = find_of(c);
  wide = imagepad(I, ones(1, n), ones(1, n), 'replicate');
  before = -1;
  left = nnz(BW);
  rounds = 1;
  while left ~= before
    % More rounds each time before anybody asks whether they changed something.
    for round = 1:rounds
      lost = imagepad(~BW, ones(1, n), ones(1, n), false);
      for k = places
        near = at;
        rest = k - 1;
        for d = 1:n
          near{d} = at{d} + mod(rest, 3) - 1;
          rest = floor(rest / 3);
        end
        BW = BW & ~(lost(near{:}) & wide(near{:}) == I);
      end
    end
    before = left;
    left = nnz(BW);
    rounds = min(2 * rounds, 4);
  end
end

function at = find_of(c)
  % The places of neighbours, one after the other.
  at = zeros(1, 0);
  for k = 1:numel(c)
    if c(k) && k ~= (numel(c) + 1) / 2
      at(end + 1) = k;
    end
  end
end
