function [x, filled] = fillmissing(x, method, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
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
  end
  if isempty(dim)
    dim = 1;
  end
  order = [dim, setdiff(1:max(ndims(x), dim), dim)];
  y = permute(x, order);
  shape = size(y);
  y = reshape(y, shape(1), []);
  for k = 1:size(y, 2)
    y(:, k) = fill_column(y(:, k), method);
  end
  x = ipermute(reshape(y, shape), order);
  filled = filled & ~ismissing(x);
end

function y = fill_column(y, method)
  known = find(~ismissing(y));
  holes = find(ismissing(y));
  if isempty(known) || isempty(holes)
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
        [~, at] = min(abs(known - hole) - 0.25 * (known > hole));
        y(hole) = y(known(at));
      end
    case {'linear', 'spline', 'pchip', 'cubic', 'makima'}
      if strcmp(method, 'makima')
        method = 'pchip';
      end
      if numel(known) > 1
        y(holes) = interp1(known, y(known), holes, method, 'extrap');
      end
    otherwise
      error('MATLAB:fillmissing:InvalidMethod', ...
            'fillmissing: expected constant, previous, next, nearest, linear, spline or pchip, found %s', method);
  end
end
