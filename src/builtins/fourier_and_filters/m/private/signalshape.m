function y = signalshape(y, extent, order)
  % Columns, which may have another length now, as signals along the dimension that they came from.
  y = ipermute(reshape(y, [size(y, 1), extent(2:end)]), order);
end
