function [f, goodness, output] = fit(x, y, model, varargin)
  % Curves, and surfaces where x has two columns.
  if ~isnumeric(x) || ~isnumeric(y) || ~ismatrix(x) || ~isvector(y) || isvector(x) && numel(x) ~= numel(y)
    error('curvefit:fit:data', 'fit: expected two columns of as many numbers');
  end
  if size(x, 1) ~= numel(y) || size(x, 2) > 2 || size(y, 2) ~= 1
    error('curvefit:fit:columns', 'X and Y must be columns.');
  end
  name = model;
  model = fittype(name);
  if size(x, 2) == 2 && (ischar(name) || isstring(name)) && strncmp(model.Name, 'custom', 6)
    model = fittype(name, 'independent', {'x', 'y'}, 'dependent', 'z');
  end
  if size(x, 2) ~= numel(indepnames(model))
    error('curvefit:fit:variables', 'fit: ''%s'' is a model of %d variables, found %d', model.Name, ...
          numel(indepnames(model)), size(x, 2));
  end
  if ~isempty(model.title)
    [f, goodness, output] = by_pieces(x, y, model, varargin);
    return;
  end
  if isequal(reshape(model.Coefficients, 1, []), {name})
    error('curvefit:fit:noIndependentVariable', ...
          'fit: ''%s'' is no model of curves here, and independent variable x does not appear in it', char(name));
  end
  given = varargin;
  options = model.Options;
  if ~isempty(given) && isstruct(given{1})
    for name = fieldnames(given{1})'
      options.(name{1}) = given{1}.(name{1});
    end
    given(1) = [];
  end
  problem = {};
  at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'problem'), given), 1);
  if ~isempty(at)
    problem = given{at + 1};
    if ~iscell(problem)
      problem = {problem};
    end
    given(at:at + 1) = [];
  end
  options = fitoptions(options, given{:});
  if numel(problem) ~= numel(model.Problem)
    error('curvefit:fit:problem', 'fit: expected a value for each of the %d parameters of the problem', numel(model.Problem));
  end
  robust = 'off';
  if isfield(options, 'Robust') && ~isempty(options.Robust)
    robust = lower(validatestring(options.Robust, {'off', 'on', 'Bisquare', 'LAR'}));
  end
  [x, y] = deal(double(x), double(y));
  weights = ones(size(y));
  if ~isempty(options.Weights)
    weights = double(options.Weights(:));
  end
  keep = ~(any(isnan(x), 2) | isnan(y));
  out = options.Exclude;
  if islogical(out)
    keep = keep & ~out(:);
  else
    keep(out) = false;
  end
  [x, y, weights] = deal(x(keep, :), y(keep), sqrt(weights(keep)));
  points = x;
  shift = repmat([0 1], size(x, 2), 1);
  if strcmpi(char(options.Normalize), 'on')
    shift = [mean(x, 1); std(x, 0, 1)]';
    x = (x - shift(:, 1)') ./ shift(:, 2)';
  end
  n = numel(model.Coefficients);
  if numel(y) < n
    error('curvefit:fit:insufficientData', 'Insufficient data. You need at least %d data points to fit this model.', n);
  end
  value = @(c) feval(model, num2cell(c){:}, problem{:}, num2cell(x, 1){:}) + zeros(size(y));
  bounded = isfield(options, 'Lower') && ~isempty(options.Lower) || isfield(options, 'Upper') && ~isempty(options.Upper);
  found = @(weights, start) solved(value, y, weights, islinear(model) && ~bounded, n, options, start);
  start = [];
  if ~islinear(model) || bounded
    start = fitstart(model, x, y, problem, options);
  end
  [c, M] = found(weights, start);
  given = weights;
  % Points that are far off count less: iteratively reweighted least squares, Holland and Welsch, 1977.
  for turn = 1:50 * ~strcmp(robust, 'off')
    before = c;
    weights = given .* sqrt(trusted((y - value(c)) .* given, M .* given, robust));
    [c, M] = found(weights, c);
    if norm(c - before) <= 1e-8 * norm(c)
      break;
    end
  end
  residuals = y - value(c);
  free = numel(y) - n;
  goodness.sse = sum((residuals .* weights) .^ 2);
  middle = sum(y .* weights .^ 2) / sum(weights .^ 2);
  total = sum(((y - middle) .* weights) .^ 2);
  goodness.rsquare = 1 - goodness.sse / total;
  goodness.dfe = free;
  goodness.adjrsquare = 1 - (1 - goodness.rsquare) * (numel(y) - 1) / free;
  goodness.rmse = sqrt(goodness.sse / free);
  output = struct('numobs', numel(y), 'numparam', n, 'residuals', residuals, 'Jacobian', M);
  [~, R] = qr(M .* weights, 0);
  spread = sqrt(sum(unwarned(@() inv(R)) .^ 2, 2))' * goodness.rmse;
  kind = @cfit;
  if size(x, 2) == 2
    kind = @sfit;
  end
  f = with_errors(kind(model, num2cell(c){:}, problem{:}), spread, free, points, shift);
end
function [c, M] = solved(value, y, weights, linear, n, options, start)
  % The coefficients, and the derivatives of the values by them.
  M = zeros(numel(y), n);
  if linear
    base = value(zeros(1, n));
    for k = 1:n
      M(:, k) = value(double((1:n) == k)) - base;
    end
    c = ((M .* weights) \ ((y - base) .* weights))';
    return;
  end
  [low, high] = deal([]);
  if isfield(options, 'Lower')
    low = options.Lower;
  end
  if isfield(options, 'Upper')
    high = options.Upper;
  end
  settings = optimset('Display', 'off', 'TolX', 1e-10, 'TolFun', 1e-12, 'MaxIter', 1000, 'MaxFunEvals', 10000);
  for name = intersect({'TolX', 'TolFun', 'MaxIter', 'MaxFunEvals'}, fieldnames(options)')
    settings.(name{1}) = options.(name{1});
  end
  if ~isempty(low)
    start = max(start, reshape(low, 1, []));
  end
  if ~isempty(high)
    start = min(start, reshape(high, 1, []));
  end
  c = lsqnonlin(@(c) (value(c) - y) .* weights, start, low, high, settings);
  for k = 1:n
    h = eps ^ (1 / 3) * max(abs(c(k)), 1e-3) * ((1:n) == k);
    M(:, k) = (value(c + h) - value(c - h)) / (2 * max(h));
  end
end
function w = trusted(r, M, robust)
  % How much a point counts by what is left of it, of which its own pull is taken off.
  [Q, ~] = qr(M, 0);
  r = abs(r) ./ sqrt(max(1 - sum(Q .^ 2, 2), 1e-4));
  s = max(median(r) / 0.6745, 1e-6 * std(r) + realmin);
  if strcmp(robust, 'lar')
    w = 1 ./ max(r / s, 1e-4);
  else
    u = r / (4.685 * s);
    w = (u < 1) .* (1 - u .^ 2) .^ 2;
  end
end
function [f, goodness, output] = by_pieces(x, y, model, given)
  o = struct('SmoothingParam', [], 'Weights', [], 'Exclude', []);
  options = model.Options;
  if ~isempty(given) && isstruct(given{1})
    options = given{1};
    given(1) = [];
  end
  for name = intersect(fieldnames(o), fieldnames(options))'
    o.(name{1}) = options.(name{1});
  end
  o = nameoptions('fit', given, o);
  keep = ~(isnan(x) | isnan(y));
  keep(o.Exclude) = false;
  [x, order] = sort(double(x(keep)));
  y = double(y(keep));
  y = y(order);
  w = ones(size(x));
  if ~isempty(o.Weights)
    w = double(reshape(o.Weights(keep), [], 1));
    w = w(order);
  end
  output = struct('numobs', numel(x));
  [at, ~, which] = unique(x);
  weight = accumarray(which, w);
  middle = accumarray(which, w .* y) ./ weight;
  if numel(at) < numel(x)
    warning('curvefit:fit:DuplicateDataPoints', 'Duplicate x-coordinate data points: using the average of the y values.');
  end
  switch model.Name
    case 'smoothingspline', [pp, output.p] = csaps(at, middle, o.SmoothingParam, [], weight);
    case 'linearinterp', pp = interp1(at, middle, 'linear', 'pp');
    case 'nearestinterp', pp = interp1(at, middle, 'nearest', 'pp');
    case 'pchipinterp', pp = pchip(at, middle);
    otherwise, pp = spline(at, middle);
  end
  output.residuals(order, 1) = y - ppval(pp, x);
  goodness.sse = sum(output.residuals .^ 2);
  goodness.rsquare = 1 - goodness.sse / sum((y - mean(y)) .^ 2);
  [goodness.dfe, goodness.adjrsquare, goodness.rmse] = deal(NaN);
  f = with_errors(cfit(model, pp), NaN, 0, x, [0 1]);
end
