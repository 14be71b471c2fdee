function tt = table2timetable(T, varargin)
  must_be_table(T);
  if isempty(varargin)
    names = T.Properties.VariableNames;
    at = find(cellfun(@(name) isa(T.(name), 'datetime') || isa(T.(name), 'duration'), names), 1);
    if isempty(at)
      error('MATLAB:table2timetable:NoTimeVarFound', 'The input table must contain datetimes or durations that can be the row times.');
    end
    times = T.(names{at});
    T(:, at) = [];
    tt = timetable.of(T, times, names{at});
    return;
  end
  option = varargin{1};
  value = varargin{2};
  if strcmpi(option, 'RowTimes') && (ischar(value) || isstring(value) && isscalar(value))
    name = char(value);
    times = T.(name);
    T.(name) = [];
    tt = timetable.of(T, times, name);
    return;
  end
  given = timetable(zeros(height(T), 1), varargin{:});
  tt = timetable.of(T, given.Properties.RowTimes);
end
