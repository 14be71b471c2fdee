function rgb = lab2rgb(lab, varargin)
  colorplanes('lab2rgb', imagefloat(lab));
  o = imagecoloroptions('lab2rgb', varargin, class(imagefloat(lab)));
  xyz = lab2xyz(lab, 'WhitePoint', o.WhitePoint);
  rgb = xyz2rgb(xyz, 'ColorSpace', o.ColorSpace, 'WhitePoint', o.WhitePoint, 'OutputType', o.OutputType);
end
