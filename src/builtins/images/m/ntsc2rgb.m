function rgb = ntsc2rgb(yiq)
  [pixels, shape] = colorplanes('ntsc2rgb', yiq);
  pixels = pixels * [1, 0.956, 0.621; 1, -0.272, -0.647; 1, -1.106, 1.703].';
  rgb = colorimage(min(max(pixels, 0), 1), shape);
end
