function c = sos2cell(sos, g)
  sos = sosmatrix('sos2cell', sos);
  c = cell(1, size(sos, 1));
  for k = 1:size(sos, 1)
    c{k} = {sos(k, 1:3), sos(k, 4:6)};
  end
  if nargin > 1
    c = [{{g, 1}}, c];
  end
end
