function rgb = ycbcr2rgb(ycbcr)
  [pixels, shape] = colorplanes('ycbcr2rgb', ycbcr);
  [M, shift] = imageycbcr;
  pixels = min(max((pixels - shift) / M.', 0), 1);
  rgb = imageshades(colorimage(pixels, shape), class(ycbcr));
end
