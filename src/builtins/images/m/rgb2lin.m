function lin = rgb2lin(rgb, varargin)
  imagecheck('rgb2lin', rgb);
  o = imagecoloroptions('rgb2lin', varargin, class(imagefloat(rgb)));
  if isinteger(rgb) && ~any(strcmpi('OutputType', varargin(1:2:end)))
    o.OutputType = class(rgb);
  end
  [~, decode] = imagespace('rgb2lin', o.ColorSpace, 'd65');
  lin = imageshades(decode(imageunit(rgb)), o.OutputType);
end
