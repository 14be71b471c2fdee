function J = imreconstruct(marker, mask, conn)
  % Vincent, Morphological grayscale reconstruction in image analysis, IEEE Trans. Image Processing 2 (1993).
  imagecheck('imreconstruct', marker);
  imagecheck('imreconstruct', mask);
  if ~isequal(size(marker), size(mask)) || ~strcmp(class(marker), class(mask))
    error('images:imreconstruct:notSameSizeOrClass', ...
          'imreconstruct: the marker and the mask must have one size and class');
  end
  if nargin < 3
    conn = [];
  end
  c = imageconn('imreconstruct', conn, ndims(mask));
  if islogical(mask)
    [L, n] = imagecomponents(mask, c);
    kept = false(n + 1, 1);
    kept(L(marker & mask) + 1) = true;
    J = reshape(kept(L + 1), size(mask));
  elseif isempty(mask)
    J = marker;
  else
    J = imageflood(min(marker, mask), mask, c);
  end
end
