function s = withtol(times, tolerance)
  % A subscript for the rows of a timetable whose times are no farther from some times than a tolerance.
  if ischar(times) || isstring(times) || iscellstr(times)
    times = datetime(times);
  end
  if ~(isdatetime(times) || isduration(times)) || ~isduration(tolerance)
    error('MATLAB:withtol:InvalidInput', 'withtol: expected datetimes or durations, and a duration as tolerance');
  end
  s = struct('timerange', @(t) near(t, times(:), tolerance));
end

function tf = near(t, times, tolerance)
  tf = false(size(t));
  for k = 1:numel(times)
    tf = tf | abs(t - times(k)) <= tolerance;
  end
end
