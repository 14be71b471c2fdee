function [x, y] = getpoints(h)
  x = get(h, 'XData');
  y = get(h, 'YData');
  if isscalar(x) && isnan(x)
    [x, y] = deal([]);
  end
end
