function values = crossval(fun, varargin)
  given = varargin;
  names = find(cellfun(@(v) (ischar(v) || isstring(v)) && isrow(char(v)), given), 1);
  o = struct('KFold', 10, 'HoldOut', [], 'LeaveOut', [], 'Partition', [], 'Stratify', [], 'MCReps', 1, ...
             'Predfun', [], 'Options', []);
  if ~isempty(names)
    o = nameoptions('crossval', given(names:end), o);
    given = given(1:names - 1);
  end
  measure = '';
  if ischar(fun) || isstring(fun)
    measure = lower(char(fun));
    fun = o.Predfun;
    if ~any(strcmp(measure, {'mse', 'mcr'}))
      error('stats:crossval:BadCriterion', 'crossval: expected ''mse'' or ''mcr'', found ''%s''', measure);
    end
  end
  if ~isa(fun, 'function_handle') || isempty(given)
    error('stats:crossval:BadFunction', 'crossval: expected a function handle and data');
  end
  n = size(given{1}, 1);
  values = [];
  errors = 0;
  count = 0;
  for round = 1:o.MCReps
    c = o.Partition;
    if isempty(c)
      data = n;
      if ~isempty(o.Stratify)
        data = o.Stratify;
      end
      if ~isempty(o.HoldOut)
        c = cvpartition(data, 'HoldOut', o.HoldOut);
      elseif ~isempty(o.LeaveOut)
        c = cvpartition(n, 'LeaveOut');
      else
        c = cvpartition(data, 'KFold', min(o.KFold, n));
      end
    end
    for k = 1:c.NumTestSets
      [in, out] = deal(c.training(k), c.test(k));
      train = cellfun(@(v) v(in, :), given, 'UniformOutput', false);
      test = cellfun(@(v) v(out, :), given, 'UniformOutput', false);
      if isempty(measure)
        values(end + 1, :) = reshape(fun(train{:}, test{:}), 1, []);
        continue;
      end
      found = fun(train{:}, test{1:end - 1});
      meant = test{end};
      if strcmp(measure, 'mse')
        errors = errors + sum((found(:) - meant(:)) .^ 2);
      elseif iscell(meant)
        errors = errors + sum(~strcmp(found(:), meant(:)));
      else
        errors = errors + sum(found(:) ~= meant(:));
      end
      count = count + sum(out);
    end
  end
  if ~isempty(measure)
    values = errors / count;
  end
end
