function [a, b] = imagelabs(name, A, B, known)
  % The lightness and the coordinates of hue of two images, as planes; colormaps are columns of pixels.
  if ~isequal(size(A), size(B))
    error(['images:', name, ':sizesMustMatch'], '%s: the images must have one size', name);
  end
  if ~known
    A = rgb2lab(A);
    B = rgb2lab(B);
  end
  if ismatrix(A) && size(A, 2) == 3
    A = reshape(A, [], 1, 3);
    B = reshape(B, [], 1, 3);
  elseif size(A, 3) ~= 3
    error(['images:', name, ':invalidSize'], '%s: expected colors in 3 columns or images of 3 planes', name);
  end
  a = imagefloat(A);
  b = imagefloat(B);
end
