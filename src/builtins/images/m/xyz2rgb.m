function rgb = xyz2rgb(xyz, varargin)
  [pixels, shape] = colorplanes('xyz2rgb', imagefloat(xyz));
  o = imagecoloroptions('xyz2rgb', varargin, class(pixels));
  [M, ~, encode] = imagespace('xyz2rgb', o.ColorSpace, o.WhitePoint);
  rgb = imageshades(colorimage(encode(pixels / M.'), shape), o.OutputType);
end
