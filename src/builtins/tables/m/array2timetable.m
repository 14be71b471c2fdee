function tt = array2timetable(x, varargin)
  names = {};
  k = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'VariableNames'), varargin), 1);
  if ~isempty(k)
    names = varargin(k:k + 1);
    varargin(k:k + 1) = [];
  end
  T = array2table(x, names{:});
  tt = table2timetable(T, varargin{:});
end
