function t = addvars(t, varargin)
  must_be_table(t);
  given = varargin;
  new_names = {};
  at = width(t) + 1;
  k = 1;
  while k < numel(given)
    if ischar(given{k}) || isstring(given{k}) && isscalar(given{k})
      switch lower(char(given{k}))
        case 'newvariablenames'
          new_names = cellstr(given{k + 1});
        case 'before'
          at = variable_places(t, given{k + 1});
        case 'after'
          at = variable_places(t, given{k + 1}) + 1;
        otherwise
          k = k + 1;
          continue;
      end
      given(k:k + 1) = [];
    else
      k = k + 1;
    end
  end
  names = t.Properties.VariableNames;
  if isempty(new_names)
    for k = 1:numel(given)
      name = '';
      if k < nargin
        name = inputname(k + 1);
      end
      if isempty(name)
        name = sprintf('Var%d', at + k - 1);
      end
      new_names{k} = name;
    end
  end
  if numel(new_names) ~= numel(given)
    error('MATLAB:table:addmovevars:IncorrectNumberOfNames', 'There are %d new variables, and %d names for them.', numel(given), numel(new_names));
  end
  both = intersect(names, new_names);
  if ~isempty(both)
    error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', both{1});
  end
  n = width(t);
  for k = 1:numel(given)
    t.(new_names{k}) = given{k};
  end
  t = t(:, [1:at - 1, n + 1:n + numel(given), at:n]);
end
