function yiq = rgb2ntsc(rgb)
  [pixels, shape] = colorplanes('rgb2ntsc', rgb);
  yiq = colorimage(pixels / [1, 0.956, 0.621; 1, -0.272, -0.647; 1, -1.106, 1.703].', shape);
end
