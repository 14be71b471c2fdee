function tt = readtimetable(path, varargin)
  own = {};
  for k = numel(varargin) - 1:-1:1
    if (ischar(varargin{k}) || isstring(varargin{k})) && any(strcmpi(varargin{k}, {'RowTimes', 'TimeStep', 'SampleRate', 'StartTime'}))
      own = [own, varargin(k:k + 1)];
      varargin(k:k + 1) = [];
    end
  end
  tt = table2timetable(readtable(path, varargin{:}), own{:});
end
