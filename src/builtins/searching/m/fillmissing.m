function [x, filled] = fillmissing(x, method, varargin)
  method = lower(char(method));
  filled = ismissing(x);
  if strcmp(method, 'constant')
    if isempty(varargin)
      error('MATLAB:fillmissing:ConstantMissing', 'fillmissing: expected the constant to fill in');
    end
    value = varargin{1};
    if iscell(x) && ~iscell(value)
      value = {value};
    end
    if isscalar(value) || ischar(value)
      x(filled) = value;
    else
      for k = 1:size(x, 2)
        x(filled(:, k), k) = value(k);
      end
    end
    return;
  end
  dim = find(size(x) ~= 1, 1);
  if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
  end
  if isempty(dim)
    dim = 1;
  end
  ends = 'extrap';
  places = [];
  for k = 1:2:numel(varargin)
    name = char(varargin{k});
    if k == numel(varargin)
      error('MATLAB:fillmissing:NameValuePairs', 'fillmissing: the option ''%s'' has no value', name);
    elseif strcmpi(name, 'EndValues')
      ends = varargin{k + 1};
    elseif strcmpi(name, 'SamplePoints')
      places = double(varargin{k + 1}(:));
    else
      error('MATLAB:fillmissing:ParseFlags', 'fillmissing: expected EndValues or SamplePoints, found %s', name);
    end
  end
  order = [dim, setdiff(1:max(ndims(x), dim), dim)];
  y = permute(x, order);
  shape = size(y);
  y = reshape(y, shape(1), []);
  if isempty(places)
    places = (1:shape(1)).';
  elseif numel(places) ~= shape(1)
    error('MATLAB:fillmissing:SamplePoints', 'fillmissing: expected %d sample points', shape(1));
  end
  for k = 1:size(y, 2)
    y(:, k) = fill_column(y(:, k), method, ends, places, k);
  end
  x = ipermute(reshape(y, shape), order);
  filled = filled & ~ismissing(x);
end

function y = fill_column(y, method, ends, t, column)
  missing = ismissing(y);
  known = find(~missing);
  if isempty(known) || ~any(missing)
    return;
  end
  outer = missing;
  outer(known(1):known(end)) = false;
  if ischar(ends) || isstring(ends)
    ends = lower(char(ends));
    if strcmp(ends, 'extrap')
      ends = method;
    end
    y = fill_holes(y, known, find(missing & ~outer), method, t);
    if ~strcmp(ends, 'none')
      y = fill_holes(y, known, find(outer), ends, t);
    end
  else
    y = fill_holes(y, known, find(missing & ~outer), method, t);
    if ~isscalar(ends)
      ends = ends(column);
    end
    y(outer) = ends;
  end
end

function y = fill_holes(y, known, holes, method, t)
  if isempty(holes)
    return;
  end
  switch method
    case 'previous'
      at = lookup(known, holes);
      y(holes(at > 0)) = y(known(at(at > 0)));
    case 'next'
      at = lookup(known, holes) + 1;
      y(holes(at <= numel(known))) = y(known(at(at <= numel(known))));
    case 'nearest'
      for hole = holes.'
        % Of two that are equally near, the later one.
        [~, at] = min(flipud(abs(t(known) - t(hole))));
        y(hole) = y(known(end + 1 - at));
      end
    case {'linear', 'spline', 'pchip', 'cubic', 'makima'}
      if strcmp(method, 'makima')
        method = 'pchip';
      end
      if numel(known) > 1
        y(holes) = interp1(t(known), y(known), t(holes), method, 'extrap');
      end
    otherwise
      error('MATLAB:fillmissing:InvalidMethod', ...
            'fillmissing: expected constant, previous, next, nearest, linear, spline or pchip, found %s', method);
  end
end
