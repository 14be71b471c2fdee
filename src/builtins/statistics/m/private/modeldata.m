function [d, rest] = modeldata(name, given)
  % Predictors and responses of a table or of arrays, and the options that remain.
  [X, rest] = deal(given{1}, given(3:end));
  what = [];
  if numel(given) > 1
    what = given{2};
  end
  d = struct('ResponseName', 'Y', 'PredictorNames', {arrayfun(@(k) sprintf('x%d', k), 1:size(X, 2), 'UniformOutput', false)});
  if istable(X)
    names = X.Properties.VariableNames;
    used = names;
    if (ischar(what) || isstring(what)) && isscalar(string(what))
      sides = strtrim(strsplit(char(what), '~'));
      d.ResponseName = sides{1};
      what = X.(sides{1});
      if numel(sides) > 1
        used = strtrim(strsplit(sides{2}, '+'));
      end
    end
    d.PredictorNames = setdiff(used, d.ResponseName, 'stable');
    X = X{:, d.PredictorNames};
  end
  if ischar(what)
    what = cellstr(what);
  end
  if ~isnumeric(X) || size(X, 1) ~= numel(what)
    error(['stats:', name, ':InvalidData'], '%s: expected numeric predictors and a response for each of their rows', name);
  end
  at = find(strcmpi(rest(1:2:end), 'PredictorNames'));
  if ~isempty(at)
    d.PredictorNames = reshape(cellstr(rest{2 * at}), 1, []);
    rest(2 * at - [1, 0]) = [];
  end
  what = what(:);
  fine = ~ismissing(what);
  [d.X, d.Y] = deal(double(X(fine, :)), what(fine));
end
