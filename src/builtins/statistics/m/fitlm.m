function mdl = fitlm(X, varargin)
  o = struct('VarNames', [], 'ResponseVar', [], 'PredictorVars', [], 'CategoricalVars', [], 'Intercept', true, ...
             'Weights', [], 'Exclude', []);
  if istable(X)
    names = X.Properties.VariableNames;
    columns = cellfun(@(name) X.(name), names, 'UniformOutput', false);
  else
    if isempty(varargin) || ~isnumeric(X) || numel(varargin{1}) ~= size(X, 1)
      error('stats:fitlm:InvalidData', 'fitlm: expected a table, or a matrix of predictors and a response for each of its rows');
    end
    columns = [num2cell(X, 1), {varargin{1}(:)}];
    names = [arrayfun(@(k) sprintf('x%d', k), 1:size(X, 2), 'UniformOutput', false), {'y'}];
    varargin(1) = [];
  end
  spec = 'linear';
  if mod(numel(varargin), 2) == 1
    spec = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('fitlm', varargin, o);
  if ~isempty(o.VarNames)
    names = reshape(cellstr(o.VarNames), 1, []);
  end
  n = numel(names);
  response = n;
  if ~isempty(o.ResponseVar)
    response = places(o.ResponseVar, names);
  end
  predictors = setdiff(1:n, response);
  if ~isempty(o.PredictorVars)
    predictors = places(o.PredictorVars, names);
  end
  % Terms in rows: the powers of the variables in each.
  if isnumeric(spec)
    T = spec;
    T(:, end + 1:n) = 0;
  elseif any(char(spec) == '~')
    [T, response] = parsed(char(spec), names);
  else
    line = eye(n)(predictors, :);
    [second, first] = find(tril(ones(numel(predictors)), -1));
    cross = line(first, :) + line(second, :);
    switch lower(char(spec))
      case 'constant', T = zeros(0, n);
      case 'linear', T = line;
      case 'interactions', T = [line; cross];
      case 'purequadratic', T = [line; 2 * line];
      case 'quadratic', T = [line; cross; 2 * line];
      otherwise
        degrees = regexp(lower(char(spec)), '(?<=^poly)\d+$', 'match', 'once') - '0';
        if isempty(degrees) || numel(degrees) ~= numel(predictors)
          error('stats:fitlm:BadModel', ['fitlm: expected constant, linear, interactions, purequadratic, quadratic, poly with a degree ', ...
                'for each predictor, a formula or terms, found ''%s'''], char(spec));
        end
        % All products of powers up to these degrees, and up to the greatest of them together.
        powers_of = cell(1, numel(degrees));
        [powers_of{:}] = ndgrid(0:max(degrees));
        powers_of = cellfun(@(p) p(:), powers_of, 'UniformOutput', false);
        powers_of = horzcat(powers_of{:});
        powers_of = powers_of(all(powers_of <= degrees, 2) & sum(powers_of, 2) <= max(degrees) & any(powers_of, 2), :);
        T = powers_of * line;
    end
    T = [zeros(1, n); T];
  end
  if ~o.Intercept
    T(~any(T, 2), :) = [];
  end
  if any(T(:, response))
    error('stats:fitlm:ResponseInPredictors', 'fitlm: the response %s must not be a predictor', names{response});
  end
  T = unique(T, 'rows');
  [~, order] = sortrows([sum(T, 2), max(T, [], 2), -T]);
  T = T(order, :);
  o.CategoricalVars = places(o.CategoricalVars, names);
  mdl = LinearModel(columns, names, response, T, written(T, names, response), o);
end
function at = places(which, names)
  at = which;
  if islogical(which)
    at = find(which);
  elseif ~isnumeric(which)
    [found, at] = ismember(cellstr(which), names);
    if ~all(found)
      error('stats:fitlm:UnknownVariable', 'fitlm: unknown variable ''%s''', cellstr(which){find(~found, 1)});
    end
  end
end
% Wilkinson, Rogers, Symbolic description of factorial models, Applied Statistics 22 (1973).
function [T, response] = parsed(text, names)
  sides = strsplit(text(text ~= ' '), '~');
  response = places(sides(1), names);
  n = numel(names);
  T = zeros(1, n);
  for piece = regexp(sides{2}, '[+-]?[^+-]+', 'match')
    minus = piece{1}(1) == '-';
    word = regexprep(piece{1}, '^[+-]', '');
    terms = zeros(0, n);
    if any(strcmp(word, {'0', '1'}))
      terms = zeros(1, n);
      minus = xor(minus, word == '0');
    else
      for factor = strsplit(word, '*')
        own = zeros(1, n);
        for part = strsplit(factor{1}, ':')
          own = products(own, powers(part{1}, names));
        end
        terms = [terms; own; products(terms, own)];
      end
    end
    if minus
      T = setdiff(T, terms, 'rows');
    else
      T = [T; terms];
    end
  end
end
function A = products(A, B)
  A = kron(A, ones(size(B, 1), 1)) + repmat(B, size(A, 1), 1);
end
function A = powers(word, names)
  parts = regexp(word, '^(\w+)(\^\d+)?$', 'tokens', 'once');
  if isempty(parts)
    error('stats:fitlm:BadFormula', 'fitlm: expected a variable in the formula, found ''%s''', word);
  end
  A = (1:max([1, str2double(parts{end}(2:end))]))' * (1:numel(names) == places(parts(1), names));
end
function text = written(T, names, response)
  shown = true(size(T, 1), 1);
  words = cell(1, size(T, 1));
  for k = size(T, 1):-1:1
    at = find(T(k, :));
    parts = strcat(names(at), arrayfun(@(v) sprintf('^%d', v), T(k, at), 'UniformOutput', false));
    sign = ':';
    below = all(T <= T(k, :), 2) & any(T, 2);
    if shown(k) && numel(at) > 1 && max(T(k, :)) == 1 && sum(below) == 2 ^ numel(at) - 1
      sign = '*';
      shown(below) = false;
      shown(k) = true;
    end
    words{k} = strrep([strjoin(parts, sign), sign], ['^1', sign], sign)(1:end - 1);
    if isempty(at)
      words{k} = '1';
    end
  end
  text = [names{response}, ' ~ ', strjoin(words(shown), ' + ')];
  if numel(text) > 120
    text = sprintf('%s ~ [Linear formula with %d terms in %d predictors]', names{response}, size(T, 1), sum(any(T, 1)));
  end
end
