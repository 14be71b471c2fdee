function E = entropy(I)
  imagecheck('entropy', I);
  if ~islogical(I)
    I = im2uint8(I);
  end
  p = imhist(I(:));
  p = p(p > 0) / max(numel(I), 1);
  E = -sum(p .* log2(p));
end
