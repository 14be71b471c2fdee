function c = cvpartition(data, how, value, varargin)
  % A structure whose fields training and test are functions of the number of a fold.
  stratify = true;
  at = find(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'Stratify'), varargin), 1);
  if ~isempty(at)
    stratify = logical(varargin{at + 1});
  end
  if nargin < 3
    value = [];
  end
  if ~(ischar(how) || isstring(how))
    error('stats:cvpartition:BadType', 'cvpartition: expected the kind of partition, found %s', class(how));
  end
  group = [];
  if isnumeric(data) && isscalar(data)
    n = data;
    if ~(n >= 1 && n == fix(n))
      error('stats:cvpartition:BadN', 'cvpartition: the number of observations must be a positive integer');
    end
  else
    group = grp2idx(data);
    n = numel(group);
  end
  if isempty(group) || ~stratify
    group = ones(n, 1);
  end
  switch lower(char(how))
    case 'kfold'
      if isempty(value)
        value = 10;
      end
      if ~(isnumeric(value) && isscalar(value) && value >= 2 && value <= n && value == fix(value))
        error('stats:cvpartition:BadK', 'cvpartition: the number of folds must be an integer from 2 to %d', n);
      end
      % The observations of a group after one another, in turn to the folds.
      order = randperm(n).';
      [~, sorted] = sort(group(order));
      fold = zeros(n, 1);
      fold(order(sorted)) = mod((0:n - 1).', value) + 1;
      fold(isnan(group)) = NaN;
      sets = value;
    case 'leaveout'
      fold = (1:n).';
      sets = n;
    case {'holdout', 'resubstitution'}
      fold = ones(n, 1);
      sets = 1;
      if strcmpi(how, 'holdout')
        if isempty(value)
          value = 0.1;
        end
        if ~(isnumeric(value) && isscalar(value) && value > 0 && value < n)
          error('stats:cvpartition:BadP', 'cvpartition: what is held out must be a part of 1 or a number below %d', n);
        end
        order = randperm(n).';
        [~, sorted] = sort(group(order));
        order = order(sorted);
        count = value;
        if value < 1
          count = round(value * n);
        end
        fold = zeros(n, 1);
        fold(order(floor((1:count) * n / count))) = 1;
      end
    otherwise
      error('stats:cvpartition:BadType', ...
            'cvpartition: expected KFold, HoldOut, LeaveOut or resubstitution, found ''%s''', char(how));
  end
  known = ~isnan(fold);
  if strcmpi(how, 'resubstitution')
    training = @(varargin) known;
  else
    training = @(varargin) known & fold ~= fold_of(varargin);
  end
  test = @(varargin) fold == fold_of(varargin);
  sizes = accumarray(fold(fold > 0), 1, [sets, 1]).';
  rest = sum(known) - sizes;
  if strcmpi(how, 'resubstitution')
    rest = sizes;
  end
  c = struct('Type', lower(char(how)), 'NumObservations', n, 'NumTestSets', sets, 'TrainSize', rest, ...
             'TestSize', sizes, 'training', training, 'test', test);
end
function k = fold_of(given)
  k = 1;
  if ~isempty(given)
    k = given{1};
  end
end
