function J = stdfilt(I, nhood)
  imagecheck('stdfilt', I);
  if nargin < 2
    nhood = true(3);
  end
  nhood = double(imageoddnhood('stdfilt', nhood));
  n = sum(nhood(:));
  if isempty(I)
    J = double(I);
    return;
  end
  I = double(I);
  % About a number near the mean, so that little cancels.
  I = I - mean(I(:));
  if n > 1
    squares = imagecorrelate(I .^ 2, nhood / (n - 1), 'symmetric');
    J = sqrt(max(squares - imagecorrelate(I, nhood, 'symmetric') .^ 2 / (n * (n - 1)), 0));
  else
    J = zeros(size(I));
  end
end
