function tt = array2timetable(x, varargin)
  name = inputname(1);
  if isempty(name)
    name = 'Var';
  end
  names = {'VariableNames', arrayfun(@(k) sprintf('%s%d', name, k), 1:size(x, 2), 'UniformOutput', false)};
  if size(x, 2) == 1 && ~strcmp(name, 'Var')
    names{2} = {name};
  end
  k = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'VariableNames'), varargin), 1);
  if ~isempty(k)
    names = varargin(k:k + 1);
    varargin(k:k + 1) = [];
  end
  T = array2table(x, names{:});
  tt = table2timetable(T, varargin{:});
end
