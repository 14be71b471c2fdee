function s = smooth(varargin)
  % Cleveland, Robust locally weighted regression and smoothing scatterplots, 1979.
  [numbers, method] = sorted_out(varargin);
  x = [];
  degree = 2;
  if isempty(numbers)
    error('curvefit:smooth:data', 'smooth: expected numbers');
  end
  if numel(numbers) > 1 && ~isscalar(numbers{2}) && ~isempty(numbers{2})
    x = double(numbers{1}(:));
    numbers(1) = [];
  end
  y = numbers{1};
  if ~isnumeric(y) || isempty(y) || ~isvector(y)
    error('curvefit:smooth:data', 'smooth: expected a vector of numbers');
  end
  y = double(y(:));
  n = numel(y);
  if isempty(x)
    x = (1:n)';
  end
  if numel(x) ~= n
    error('curvefit:smooth:lengths', 'smooth: x and y must have the same length');
  end
  span = 5;
  if numel(numbers) > 1 && ~isempty(numbers{2})
    span = numbers{2};
  end
  if numel(numbers) > 2
    degree = numbers{3};
  end
  if strcmp(method, 'sgolay') && numel(numbers) == 2 && ~any(cellfun(@ischar, varargin(1:end - 2))) && ischar(varargin{end - 1})
    % smooth(y, 'sgolay', degree)
    [span, degree] = deal(5, numbers{2});
  end
  if ~(isnumeric(span) && isscalar(span) && span > 0)
    error('curvefit:smooth:span', 'smooth: the span must be a positive number');
  end
  if span < 1
    % A part of the points.
    span = ceil(span * n);
  end
  span = min(floor(span), n);
  [x, order] = sort(x);
  y = y(order);
  z = y;
  switch method
    case 'moving'
      span = span - (mod(span, 2) == 0);
      z = moving(y, max(span, 1));
    case 'sgolay'
      span = span - (mod(span, 2) == 0);
      if degree >= span
        error('curvefit:smooth:degree', 'smooth: the degree must be less than the span');
      end
      z = local(x, y, span, degree, ones(n, 1), false);
    case {'lowess', 'loess'}
      z = local(x, y, span, 1 + strcmp(method, 'loess'), ones(n, 1), true);
    case {'rlowess', 'rloess'}
      trust = ones(n, 1);
      for round_number = 1:6
        z = local(x, y, span, 1 + strcmp(method, 'rloess'), trust, true);
        r = abs(y - z);
        some = r > 1e-9 * max(abs(y));
        if ~any(some)
          break;
        end
        far = 6 * median(r);
        if far <= 1e-9 * max(abs(y))
          far = 6 * median(r(some));
        end
        trust = max(1 - (r / far) .^ 2, 0) .^ 2;
      end
    otherwise
      error('curvefit:smooth:method', 'smooth: unknown method ''%s''', method);
  end
  s = zeros(n, 1);
  s(order) = z;
end

function [numbers, method] = sorted_out(args)
  texts = cellfun(@(v) ischar(v) || isstring(v), args);
  method = 'moving';
  if any(texts)
    method = lower(char(args{find(texts, 1)}));
  end
  numbers = args(~texts);
end

% Means of as many neighbours to either side as there are, at most half a span.
function z = moving(y, span)
  n = numel(y);
  half = min([(1:n)' - 1, n - (1:n)', repmat((span - 1) / 2, n, 1)], [], 2);
  total = [0; cumsum(y)];
  z = (total((1:n)' + half + 1) - total((1:n)' - half)) ./ (2 * half + 1);
end

% The values of polynomials through the nearest points of each, near ones weighted more where that is asked for.
function z = local(x, y, span, degree, trust, weighted)
  n = numel(y);
  z = y;
  from = 1;
  for k = 1:n
    if weighted
      while from + span <= n && x(from + span) - x(k) < x(k) - x(from)
        from = from + 1;
      end
    else
      from = min(max(k - (span - 1) / 2, 1), n - span + 1);
    end
    at = from:from + span - 1;
    d = x(at) - x(k);
    w = trust(at);
    if weighted
      reach = max(abs(d));
      if reach > 0
        w = w .* max(1 - (abs(d) / reach) .^ 3, 0) .^ 3;
      end
    end
    use = w > 0;
    p = min(degree, sum(use) - 1);
    if p < 0
      continue;
    end
    scale = max([abs(d); realmin]);
    A = (d(use) / scale) .^ (0:p);
    root = sqrt(w(use));
    c = (A .* root) \ (y(at(use)) .* root);
    z(k) = c(1);
  end
end
