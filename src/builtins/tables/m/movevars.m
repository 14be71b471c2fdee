function t = movevars(t, vars, where, place)
  must_be_table(t);
  from = variable_places(t, vars);
  rest = setdiff(1:width(t), from, 'stable');
  if nargin < 3
    where = 'After';
    place = width(t);
  end
  to = variable_places(t, place);
  before = rest(rest < to);
  after = rest(rest > to);
  if ismember(to, from)
    middle = from;
  elseif strcmpi(where, 'Before')
    middle = [from, to];
  elseif strcmpi(where, 'After')
    middle = [to, from];
  else
    error('MATLAB:table:movevars:InvalidLocation', 'expected ''Before'' or ''After'', found ''%s''', char(where));
  end
  t = t(:, [before, middle, after]);
end
