function ycbcr = rgb2ycbcr(rgb)
  [pixels, shape] = colorplanes('rgb2ycbcr', rgb);
  [M, shift] = imageycbcr;
  ycbcr = imageshades(colorimage(pixels * M.' + shift, shape), class(rgb));
end
