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
      if isfloat(column) || isstring(column) || iscellstr(column)
        x.(k) = standard(column, indicators);
      end
    end
  elseif isfloat(x) || isstring(x) || iscellstr(x)
    x = standard(x, indicators);
  else
    error('MATLAB:standardizeMissing:InvalidClass', 'standardizeMissing: the class %s has no missing value', class(x));
  end
end

function x = standard(x, indicators)
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
