function t = mergevars(t, vars, varargin)
  must_be_table(t);
  at = variable_places(t, vars);
  name = '';
  as_table = false;
  for k = 1:2:numel(varargin)
    switch lower(char(varargin{k}))
      case 'newvariablename'
        name = char(varargin{k + 1});
      case 'mergeastable'
        as_table = varargin{k + 1};
      otherwise
        error('MATLAB:table:mergevars:BadParamName', 'Invalid parameter name: %s.', char(varargin{k}));
    end
  end
  if as_table
    merged = t(:, at);
  else
    merged = t{:, at};
  end
  n = width(t);
  rest = setdiff(1:n, at, 'stable');
  if isempty(name)
    name = sprintf('Var%d', min(at));
  end
  kept = t(:, rest);
  kept.(name) = merged;
  first = sum(rest < min(at));
  t = kept(:, [1:first, width(kept), first + 1:width(kept) - 1]);
end
