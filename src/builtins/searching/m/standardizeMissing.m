function x = standardizeMissing(x, indicators, name, vars)
  if istable(x) || istimetable(x)
    if nargin < 4
      vars = 1:width(x);
    elseif ~strcmpi(name, 'DataVariables')
      error('MATLAB:standardizeMissing:ParseFlags', 'standardizeMissing: expected DataVariables, found %s', char(name));
    elseif isa(vars, 'function_handle')
      vars = find(arrayfun(@(k) vars(x.(k)), 1:width(x)));
    elseif ~isnumeric(vars) && ~islogical(vars)
      [~, vars] = ismember(cellstr(vars), x.Properties.VariableNames);
    elseif islogical(vars)
      vars = find(vars);
    end
    for k = vars(:).'
      column = x.(k);
      if has_missing(column)
        x.(k) = standard(column, indicators);
      end
    end
  elseif has_missing(x)
    x = standard(x, indicators);
  else
    error('MATLAB:standardizeMissing:InvalidClass', 'standardizeMissing: the class %s has no missing value', class(x));
  end
end

function tf = has_missing(x)
  tf = isfloat(x) || isstring(x) || iscellstr(x) || isdatetime(x) || isduration(x) || iscategorical(x);
end

function x = standard(x, indicators)
  if isdatetime(x) || isduration(x) || iscategorical(x)
    if ~iscell(indicators)
      indicators = {indicators};
    end
    for k = 1:numel(indicators)
      % In a table an indicator may be of another class.
      if ~isnumeric(indicators{k}) && (iscategorical(x) || isa(indicators{k}, class(x)))
        x(ismember(x, indicators{k})) = missing;
      end
    end
    return;
  end
  if isfloat(x) && isreal(x) && isnumeric(indicators) && isreal(indicators) && numel(indicators) < 50
    % Where the numbers are.
    at = false(size(x));
    for k = 1:numel(indicators)
      at = at | x == indicators(k);
    end
  else
    at = ismissing(x, indicators);
  end
  if iscell(x)
    x(at) = {''};
  elseif isfloat(x)
    x(at) = NaN;
  else
    x(at) = string(NaN);
  end
end
