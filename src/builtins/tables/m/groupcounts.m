function [out, groups, percents] = groupcounts(t, varargin)
  if isa(t, 'table')
    if isempty(varargin)
      error('MATLAB:minrhs', 'groupcounts: expected the variables that the rows of a table are grouped by');
    end
    if nargout > 1
      error('MATLAB:TooManyOutputs', 'groupcounts: the counts of a table are one result');
    end
    out = counted(t, varargin{:});
    return;
  end
  % Vectors that are grouped by are the variables of a table.
  [vectors, single_vector] = grouping_vectors('groupcounts', t);
  names = arrayfun(@(k) sprintf('Var%d', k), 1:numel(vectors), 'UniformOutput', false);
  of_groups = counted(table(vectors{:}, 'VariableNames', names), 1:numel(vectors), varargin{:});
  out = of_groups.GroupCount;
  percents = 100 * out / sum(out);
  groups = arrayfun(@(k) of_groups.(k), 1:numel(vectors), 'UniformOutput', false);
  if single_vector
    groups = groups{1};
  end
end

function out = counted(t, varargin)
  percents = true;
  for k = numel(varargin) - 1:-1:1
    if (ischar(varargin{k}) || isstring(varargin{k})) && any(strcmpi(varargin{k}, 'IncludePercentGroups'))
      percents = varargin{k + 1};
      varargin(k:k + 1) = [];
    end
  end
  out = groupsummary(t, varargin{:});
  if percents
    out.Percent = 100 * out.GroupCount / sum(out.GroupCount);
  end
end
