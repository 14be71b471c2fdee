function writetimetable(tt, path, varargin)
  if ~istimetable(tt)
    error('MATLAB:writetimetable:InvalidInput', 'writetimetable: expected a timetable, found %s', class(tt));
  end
  writetable(timetable2table(tt), path, varargin{:});
end
