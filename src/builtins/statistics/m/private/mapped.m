function Y = mapped(name, way, X, ps)
  % Rows brought to a range and back.
  if ~isstruct(ps) || size(X, 1) ~= ps.xrows
    error(['nnet:', name, ':Rows'], '%s: expected data and the settings that %s gave for as many rows', name, name);
  end
  if strcmp(name, 'mapminmax')
    to = ps.ymin;
  else
    to = ps.ymean;
  end
  switch way
    case 'apply'
      Y = (X - ps.xoffset) .* ps.gain + to;
    case 'reverse'
      Y = (X - to) ./ ps.gain + ps.xoffset;
    otherwise
      error(['nnet:', name, ':Mode'], '%s: expected ''apply'' or ''reverse'', found ''%s''', name, way);
  end
end
