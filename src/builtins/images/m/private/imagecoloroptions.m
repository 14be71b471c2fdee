function o = imagecoloroptions(name, given, kind)
  o = struct('ColorSpace', 'srgb', 'WhitePoint', 'd65', 'OutputType', kind);
  o = imageoptions(name, given, o);
  o.OutputType = imageword(name, o.OutputType, {'double', 'single', 'uint8', 'uint16'});
end
