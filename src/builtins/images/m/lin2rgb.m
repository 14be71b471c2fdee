function rgb = lin2rgb(lin, varargin)
  imagecheck('lin2rgb', lin);
  o = imagecoloroptions('lin2rgb', varargin, class(imagefloat(lin)));
  if isinteger(lin) && ~any(strcmpi('OutputType', varargin(1:2:end)))
    o.OutputType = class(lin);
  end
  [~, ~, encode] = imagespace('lin2rgb', o.ColorSpace, 'd65');
  rgb = imageshades(encode(imageunit(lin)), o.OutputType);
end
