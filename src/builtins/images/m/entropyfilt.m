function J = entropyfilt(I, nhood)
  imagecheck('entropyfilt', I);
  if nargin < 2
    nhood = true(9);
  end
  given = nargin > 1;
  nhood = imageoddnhood('entropyfilt', nhood);
  if ~ismatrix(I) || ~ismatrix(nhood) || ~isreal(I)
    error('images:entropyfilt:invalidImage', 'entropyfilt: the image and the neighborhood must be real matrices');
  end
  if ~islogical(I)
    I = im2uint8(I);
  end
  J = zeros(size(I));
  if ~given || any(nhood(:))
    J = imagewindows(I, nhood, 'symmetric', @entropies);
  end
end

function e = entropies(w)
  % Where runs of equal shades end, and how long they are.
  [n, count] = size(w);
  w = sort(w, 1);
  row = repmat(int32(1:n).', 1, count);
  ends = [w(1:end - 1, :) ~= w(2:end, :); true(1, count)];
  last = cummax(merge(ends, row, int32(0)), 1);
  len = row - [zeros(1, count, 'int32'); last(1:end - 1, :)];
  % What a run of each length adds; nothing where none ends.
  share = (0:n).' .* log2(max((0:n).', 1));
  e = log2(n) - sum(reshape(share(min(max(merge(ends, len, int32(0)) + 1, 1), n + 1)), n, count), 1) / n;
end
