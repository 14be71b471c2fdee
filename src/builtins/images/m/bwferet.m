function [out, L] = bwferet(BW, properties)
  if nargin < 2
    properties = {'MaxFeretProperties'};
  elseif ischar(properties) || isstring(properties) && isscalar(properties)
    properties = {char(properties)};
  end
  kinds = {'MaxFeretProperties', 'MinFeretProperties', 'all'};
  properties = cellfun(@(p) imageword('bwferet', p, kinds), cellstr(properties), 'UniformOutput', false);
  if any(strcmp(properties, 'all'))
    properties = kinds(1:2);
  end
  if isnumeric(BW) && all(BW(:) == 0 | BW(:) == 1)
    BW = BW ~= 0;
  end
  out = regionprops('table', BW, properties);
  out.Properties.VariableNames = strrep(out.Properties.VariableNames, 'Feret', '');
  if nargout > 1
    if isstruct(BW)
      L = labelmatrix(BW);
    elseif islogical(BW)
      L = labelmatrix(bwconncomp(BW));
    else
      L = BW;
    end
  end
end
