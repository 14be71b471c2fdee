function y = sosfilt(sos, x, dim)
  sos = sosmatrix('sosfilt', sos);
  if nargin < 3
    dim = [];
  end
  [y, extent, order] = signalcolumns('sosfilt', x, dim);
  y = cast(y, class([sos([]), y([])]));
  sos = cast(sos, class(y));
  for k = 1:size(sos, 1)
    y = filter(sos(k, 1:3), sos(k, 4:6), y, [], 1);
  end
  y = signalshape(y, extent, order);
end
