function out = excludedata(x, y, method, value)
  if ~isnumeric(x) || ~isnumeric(y) || numel(x) ~= numel(y)
    error('curvefit:excludedata:sizes', ...
          'excludedata: expected as many values as points, found %d and %d', numel(y), numel(x));
  end
  x = x(:);
  y = y(:);
  method = validatestring(method, {'box', 'domain', 'range', 'indices'}, 'excludedata');
  if strcmp(method, 'indices')
    out = false(size(x));
    if any(value(:) < 1 | value(:) > numel(x) | value(:) ~= fix(value(:)))
      error('curvefit:excludedata:indices', 'excludedata: expected places from 1 up to %d', numel(x));
    end
    out(value) = true;
    return;
  end
  count = 2 + 2 * strcmp(method, 'box');
  if ~isnumeric(value) || numel(value) ~= count || any(value(1:2:end) > value(2:2:end))
    error('curvefit:excludedata:limits', 'excludedata: expected %d limits in order for a %s', count, method);
  end
  outside = @(v, limits) v < limits(1) | v > limits(2);
  switch method
    case 'box'
      out = outside(x, value(1:2)) | outside(y, value(3:4));
    case 'domain'
      out = outside(x, value);
    otherwise
      out = outside(y, value);
  end
end
