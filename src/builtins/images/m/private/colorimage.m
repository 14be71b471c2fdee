function x = colorimage(pixels, shape)
  if numel(shape) == 2
    x = pixels;
    return;
  end
  frames = prod(shape(4:end));
  x = permute(reshape(pixels, [shape(1:2), frames, size(pixels, 2)]), [1, 2, 4, 3]);
end
