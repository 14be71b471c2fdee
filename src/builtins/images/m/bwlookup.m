function A = bwlookup(BW, lut)
  if ~((isnumeric(BW) || islogical(BW)) && ismatrix(BW))
    error('images:bwlookup:image', 'bwlookup: expected a binary image');
  end
  n = 2 + (numel(lut) == 512);
  if ~any(numel(lut) == [16 512]) || ~(isnumeric(lut) || islogical(lut))
    error('images:bwlookup:table', 'bwlookup: expected a table of 16 or 512 values');
  end
  [rows, columns] = size(BW);
  % Of 2 by 2 neighbours the first is the pixel, of 3 by 3 the middle one.
  before = n - 2;
  padded = zeros(rows + n - 1, columns + n - 1);
  padded(before + (1:rows), before + (1:columns)) = BW ~= 0;
  place = ones(rows, columns);
  for k = 1:n * n
    [i, j] = ind2sub([n n], k);
    place = place + 2 ^ (k - 1) * padded(i:i + rows - 1, j:j + columns - 1);
  end
  A = reshape(lut(place), rows, columns);
end
