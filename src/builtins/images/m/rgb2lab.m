function lab = rgb2lab(rgb, varargin)
  colorplanes('rgb2lab', rgb);
  o = imagecoloroptions('rgb2lab', varargin, 'double');
  xyz = rgb2xyz(rgb, 'ColorSpace', o.ColorSpace, 'WhitePoint', o.WhitePoint);
  lab = xyz2lab(xyz, 'WhitePoint', o.WhitePoint);
end
