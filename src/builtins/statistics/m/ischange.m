function [tf, first, second] = ischange(x, varargin)
  % R. Killick, P. Fearnhead, I. A. Eckley, Optimal detection of changepoints with a linear computational cost,
  % Journal of the American Statistical Association 107 (2012).
  if ~((isnumeric(x) || islogical(x)) && isreal(x))
    error('MATLAB:ischange:inputType', 'ischange: expected an array of real numbers');
  end
  [method, dim, threshold, most, t] = options_of(varargin);
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  columns = permute(x, order);
  extent = size(columns);
  n = size(columns, 1);
  columns = reshape(columns, n, []);
  if isempty(t)
    t = 1:n;
  elseif isdatetime(t) || isduration(t)
    t = seconds(t - t(1));
  end
  if numel(t) ~= n || any(diff(double(t)) <= 0)
    error('MATLAB:ischange:SamplePoints', 'ischange: there must be one sample point for each element, and they must increase');
  end
  t = double(t(:));
  tf = false(size(columns));
  [first, second] = deal(NaN(size(columns), 'like', columns));
  for k = 1:size(columns, 2)
    % Elements that are not numbers belong to no part.
    known = find(~isnan(columns(:, k)));
    if isempty(known)
      continue;
    end
    y = double(columns(known, k));
    starts = parts(t(known), y, method, threshold, most);
    tf(known(starts(2:end)), k) = true;
    ends = [starts(2:end) - 1, numel(known)];
    for part = 1:numel(starts)
      at = starts(part):ends(part);
      rows = known(at(1)):n;
      if part == 1
        rows = 1:n;
      end
      [first(rows, k), second(rows, k)] = measures(t(known(at)), y(at), method);
    end
  end
  back = @(y) ipermute(reshape(y, extent), order);
  [tf, first, second] = deal(back(tf), back(first), back(second));
end

function [method, dim, threshold, most, t] = options_of(given)
  method = 'mean';
  threshold = 1;
  [dim, most, t] = deal([]);
  if ~isempty(given) && (ischar(given{1}) || isstring(given{1})) && any(strcmpi(given{1}, {'mean', 'variance', 'linear'}))
    method = lower(char(given{1}));
    given(1) = [];
  end
  if ~isempty(given) && isnumeric(given{1})
    dim = given{1};
    given(1) = [];
    if ~(isscalar(dim) && dim == fix(dim) && dim > 0)
      error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'ischange: the dimension must be a positive integer');
    end
  end
  for k = 1:2:numel(given)
    name = '';
    if (ischar(given{k}) || isstring(given{k})) && k < numel(given)
      name = lower(char(given{k}));
    end
    switch name
      case 'threshold', threshold = given{k + 1};
      case 'maxnumchanges', most = given{k + 1};
      case 'samplepoints', t = given{k + 1};
      otherwise
        error('MATLAB:ischange:Option', 'ischange: expected a method (mean, variance, linear) or the name of an option and its value');
    end
  end
  if ~(isscalar(threshold) && isreal(threshold) && threshold >= 0)
    error('MATLAB:ischange:Threshold', 'ischange: the threshold must be a number from 0 on');
  elseif ~isempty(most) && ~(isscalar(most) && most == fix(most) && most > 0)
    error('MATLAB:ischange:MaxNumChanges', 'ischange: the number of changes must be a positive integer');
  end
end

% Where parts begin whose costs have the least sum.
function starts = parts(t, y, method, threshold, most)
  n = numel(y);
  % Of fewer elements neither a variance nor a line is known.
  least = 1 + ~strcmp(method, 'mean');
  if n < 2 * least
    starts = 1;
    return;
  end
  sums = cumulated(t, y);
  if isempty(most)
    % By how much each change must lessen the cost.
    penalty = threshold;
    if strcmp(method, 'variance')
      penalty = threshold * 3 * log(n);
    end
    starts = of_least_cost(sums, n, least, penalty, method);
  else
    starts = of_so_many(sums, n, least, double(most), method);
  end
end

function starts = of_least_cost(sums, n, least, penalty, method)
  best = [-penalty, Inf(1, n)];
  from = zeros(1, n);
  left = [];
  for last = least:n
    if best(last - least + 1) < Inf
      left(end + 1) = last - least;
    end
    total = best(left + 1) + cost(sums, left, last, method) + penalty;
    [best(last + 1), at] = min(total);
    from(last) = left(at);
    if least == 1
      % What cannot become the best again is not looked at any more.
      left = left(total - penalty <= best(last + 1));
    end
  end
  starts = [];
  last = n;
  while last > 0
    last = from(last);
    starts = [last + 1, starts];
  end
end

function starts = of_so_many(sums, n, least, most, method)
  % The best for each number of changes.
  best = Inf(most + 1, n + 1);
  from = zeros(most + 1, n);
  for last = least:n
    best(1, last + 1) = cost(sums, 0, last, method);
  end
  for k = 1:most
    for last = (k + 1) * least:n
      here = k * least:last - least;
      [best(k + 1, last + 1), at] = min(best(k, here + 1) + cost(sums, here, last, method));
      from(k + 1, last) = here(at);
    end
  end
  % No more changes than lessen the cost.
  [~, k] = min(best(:, n + 1) + 1e-12 * abs(best(1, n + 1)) * (0:most).');
  starts = 1;
  last = n;
  while k > 1
    last = from(k, last);
    starts = [starts(1), last + 1, starts(2:end)];
    k = k - 1;
  end
end

% Sums up to each element, of values about their mean.
function sums = cumulated(t, y)
  t = t - mean(t);
  y = y - mean(y);
  sums = [zeros(1, 5); cumsum([y, y .^ 2, t, t .^ 2, t .* y], 1)];
end

% What the elements from + 1 to last cost as one part.
function c = cost(sums, from, last, method)
  s = sums(last + 1, :) - sums(from + 1, :);
  m = last - from(:);
  residual = max(s(:, 2) - s(:, 1) .^ 2 ./ m, 0);
  switch method
    case 'variance'
      c = m .* log(max(residual ./ m, realmin));
    case 'linear'
      spread = s(:, 4) - s(:, 3) .^ 2 ./ m;
      slope = (s(:, 5) - s(:, 3) .* s(:, 1) ./ m) ./ spread;
      c = max(residual - slope .^ 2 .* spread, 0);
    otherwise
      c = residual;
  end
  c = c.';
end

% The mean and the variance of a part, or the slope and the intercept of its line.
function [a, b] = measures(t, y, method)
  if ~strcmp(method, 'linear')
    a = mean(y);
    b = var(y);
  elseif numel(y) < 2
    a = 0;
    b = y;
  else
    d = t - mean(t);
    a = sum(d .* (y - mean(y))) / sum(d .^ 2);
    b = mean(y) - a * mean(t);
  end
end
