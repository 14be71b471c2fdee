function [B, histogram] = imhistmatch(A, ref, n)
  imagecheck('imhistmatch', A);
  imagecheck('imhistmatch', ref);
  if nargin < 3
    n = 64;
  end
  n = imagecount('imhistmatch', n, 'the number of bins', 1);
  if ~any(size(ref, 3) == [1, size(A, 3)])
    error('images:imhistmatch:invalidReference', ...
          'imhistmatch: the reference must have one plane, or as many as the image');
  end
  B = A;
  histogram = zeros(size(ref, 3), n);
  for k = 1:size(ref, 3)
    histogram(k, :) = imhist(ref(:, :, k), n).';
  end
  for k = 1:size(A, 3)
    B(:, :, k) = histeq(A(:, :, k), histogram(min(k, end), :));
  end
end
