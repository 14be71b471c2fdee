function B = impyramid(A, direction)
  % Burt and Adelson, The Laplacian pyramid as a compact image code, IEEE Trans. Communications 31 (1983).
  imagecheck('impyramid', A);
  direction = imageword('impyramid', direction, {'reduce', 'expand'});
  if isempty(A)
    B = A;
    return;
  end
  h = [0.0625, 0.25, 0.375, 0.25, 0.0625];
  B = imagefloat(A);
  shape = size(B);
  B = reshape(B, shape(1), shape(2), []);
  if strcmp(direction, 'reduce')
    B = imagecorrelate(imagecorrelate(B, h.', 'replicate'), h, 'replicate');
    B = B(1:2:end, 1:2:end, :);
  else
    P = imagepad(B, [1, 1], [1, 1], 'replicate');
    B = zeros([2 * shape(1:2) - 1, size(B, 3)], 'like', B);
    for k = 1:size(B, 3)
      wide = zeros(2 * shape(1:2) + 3, 'like', B);
      wide(1:2:end, 1:2:end) = P(:, :, k);
      wide = conv2(2 * h.', 2 * h, wide, 'same');
      B(:, :, k) = wide(3:end - 2, 3:end - 2);
    end
  end
  B = imageclass(reshape(B, [size(B, 1), size(B, 2), shape(3:end)]), class(A));
end
