function J = entropyfilt(I, nhood)
  imagecheck('entropyfilt', I);
  if nargin < 2
    nhood = true(9);
  end
  nhood = imageoddnhood('entropyfilt', nhood);
  if ~ismatrix(I) || ~ismatrix(nhood) || ~isreal(I)
    error('images:entropyfilt:invalidImage', 'entropyfilt: the image and the neighborhood must be real matrices');
  end
  if ~islogical(I)
    I = im2uint8(I);
  end
  J = zeros(size(I));
  if any(nhood(:))
    J = imagewindows(I, nhood, 'symmetric', @entropies);
  end
end

function e = entropies(w)
  % Where runs of equal shades end, and how long they are.
  [n, count] = size(w);
  w = sort(w, 1);
  ends = reshape(find([w(1:end - 1, :) ~= w(2:end, :); true(1, count)]), [], 1);
  len = diff([0; ends]);
  e = log2(n) - accumarray(ceil(ends / n), len .* log2(len), [count, 1]).' / n;
end
