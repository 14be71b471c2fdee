function xyz = rgb2xyz(rgb, varargin)
  [pixels, shape] = colorplanes('rgb2xyz', rgb);
  o = imagecoloroptions('rgb2xyz', varargin, 'double');
  [M, decode] = imagespace('rgb2xyz', o.ColorSpace, o.WhitePoint);
  xyz = colorimage(decode(pixels) * M.', shape);
end
