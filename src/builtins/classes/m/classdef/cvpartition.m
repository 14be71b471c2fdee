% A partition of observations for cross-validation.
classdef cvpartition
  properties (SetAccess = private)
    Type = ''
    NumObservations = 0
    NumTestSets = 0
    TrainSize = []
    TestSize = []
  end

  properties (Access = private)
    % The fold of each observation, NaN for those of no group.
    Fold = []
    Group = []
    % How many folds, or how much is held out.
    Given = []
  end

  methods
    function c = cvpartition(data, how, value, varargin)
      if nargin == 0
        return;
      end
      if ~(ischar(how) || isstring(how))
        error('stats:cvpartition:BadType', 'cvpartition: expected the kind of partition, found %s', class(how));
      end
      c.Type = lower(char(how));
      if nargin < 3
        value = [];
      elseif strcmp(c.Type, 'leaveout') || strcmp(c.Type, 'resubstitution') || ischar(value) || isstring(value)
        varargin = [{value}, varargin];
        value = [];
      end
      o = nameoptions('cvpartition', varargin, struct('Stratify', true));
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
      if isempty(group) || ~o.Stratify
        group = ones(n, 1);
      end
      switch c.Type
        case 'kfold'
          if isempty(value)
            value = 10;
          end
          if ~(isnumeric(value) && isscalar(value) && value >= 2 && value <= n && value == fix(value))
            error('stats:cvpartition:BadK', 'cvpartition: the number of folds must be an integer from 2 to %d', n);
          end
        case 'holdout'
          if isempty(value)
            value = 0.1;
          end
          if ~(isnumeric(value) && isscalar(value) && value > 0 && value < n)
            error('stats:cvpartition:BadP', 'cvpartition: what is held out must be a part of 1 or a number below %d', n);
          end
        case {'leaveout', 'resubstitution'}
        otherwise
          error('stats:cvpartition:BadType', ...
                'cvpartition: expected KFold, HoldOut, LeaveOut or resubstitution, found ''%s''', char(how));
      end
      c.NumObservations = n;
      c.Group = group;
      c.Given = value;
      c = repartition(c);
    end

    function c = repartition(c)
      n = c.NumObservations;
      % The observations of a group after one another.
      order = randperm(n).';
      [~, sorted] = sort(c.Group(order));
      order = order(sorted);
      sets = 1;
      switch c.Type
        case 'kfold'
          sets = c.Given;
          fold = zeros(n, 1);
          fold(order) = mod((0:n - 1).', sets) + 1;
        case 'leaveout'
          sets = n;
          fold = (1:n).';
        case 'holdout'
          count = c.Given;
          if count < 1
            count = round(count * n);
          end
          fold = zeros(n, 1);
          fold(order(floor((1:count) * n / count))) = 1;
        otherwise
          fold = ones(n, 1);
      end
      fold(isnan(c.Group)) = NaN;
      c.Fold = fold;
      c.NumTestSets = sets;
      c.TestSize = accumarray(fold(fold > 0), 1, [sets, 1]).';
      c.TrainSize = sum(~isnan(fold)) - c.TestSize;
      if strcmp(c.Type, 'resubstitution')
        c.TrainSize = c.TestSize;
      end
    end

    function tf = test(c, k)
      if nargin < 2
        k = 1;
      end
      tf = c.Fold == reshape(k, 1, []);
    end

    function tf = training(c, k)
      if nargin < 2
        k = 1;
      end
      tf = repmat(~isnan(c.Fold), 1, numel(k));
      if ~strcmp(c.Type, 'resubstitution')
        tf = tf & c.Fold ~= reshape(k, 1, []);
      end
    end

    function disp(c)
      kinds = {'kfold', 'K-fold cross validation partition'; 'holdout', 'Hold-out cross validation partition'; ...
               'leaveout', 'Leave-one-out cross validation partition'; 'resubstitution', 'Resubstitution (no partition of data)'};
      fprintf('%s\n', kinds{strcmp(kinds(:, 1), c.Type), 2});
      fprintf('   NumObservations: %d\n       NumTestSets: %d\n', c.NumObservations, c.NumTestSets);
      fprintf('         TrainSize: %s\n          TestSize: %s\n', shown(c.TrainSize), shown(c.TestSize));
    end
  end
end

function text = shown(sizes)
  text = strjoin(compose('%d', sizes(1:min(end, 10))), '  ');
  if numel(sizes) > 10
    text = [text, ' ...'];
  end
end
