function clearpoints(h)
  set(h, 'XData', NaN, 'YData', NaN);
end
