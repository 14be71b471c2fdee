function axes = rotationaxes(name, order)
  % The numbers of the axes in an order such as 'ZYX'.
  if isstring(order) && isscalar(order)
    order = char(order);
  end
  if ~ischar(order) || strcmpi(order, 'default')
    order = 'ZYX';
  end
  axes = upper(order) - 'W';
  if numel(axes) ~= 3 || any(axes < 1 | axes > 3) || axes(1) == axes(2) || axes(2) == axes(3)
    error(['MATLAB:', name, ':InvalidSequence'], '%s: expected an order of axes such as ''ZYX'', found ''%s''', name, order);
  end
end
