% What the library's class of a name holds, from what MATLAB's holds.
function s = as_in_library(name, given)
  switch name
    case 'datetime'
      % Parts of milliseconds are the imaginary part.
      s = struct('data', real(given.data) + imag(given.data));
      s = taken(s, 'format', given, 'fmt');
      s = taken(s, 'zone', given, 'tz');
    case 'duration'
      s = taken(struct('data', given.millis), 'format', given, 'fmt');
    case 'calendarDuration'
      parts = given.components;
      nothing = zeros(size(parts.months + parts.days + parts.millis));
      s = struct('data', nothing + parts.months, 'days_data', nothing + parts.days, 'time_data', nothing + parts.millis);
      s = taken(s, 'format', given, 'fmt');
    case 'categorical'
      codes = double(given.codes);
      codes(codes == 0) = NaN;
      s = struct('data', codes, 'names', {reshape(cellstr(given.categoryNames), [], 1)}, 'ordinal', given.isOrdinal, ...
        'protected', given.isProtected);
    case 'table'
      s = columns_of(given.data, given.nrows, given.varnames, given.rownames, given.props);
    case 'timetable'
      props = struct('Description', given.arrayProps.Description, 'UserData', {given.arrayProps.UserData}, ...
        'VariableDescriptions', {given.varDescriptions}, 'VariableUnits', {given.varUnits});
      times = given.rowTimes;
      if isstruct(times)
        % Times at equal distances, or at a rate.
        steps = (0:given.numRows - 1)';
        if times.specifiedAsRate
          times = times.origin + seconds(steps / times.sampleRate);
        else
          times = times.origin + steps * times.stepSize;
        end
      end
      rows = objectfilled(table(), columns_of(given.data, given.numRows, given.varNames, {}, props));
      s = struct('rows', rows, 'row_times', times, 'dimension', given.dimNames{1});
  end
end

function s = columns_of(data, count, names, row_names, props)
  about = table.nothing();
  kept = {'Description', 'UserData', 'DimensionNames', 'VariableDescriptions', 'VariableUnits'};
  for k = 1:numel(kept)
    about = taken(about, kept{k}, props, kept{k});
  end
  about.VariableNames = reshape(names, 1, []);
  about.RowNames = reshape(row_names, [], 1);
  if isempty(row_names)
    about.RowNames = {};
  end
  s = struct('columns', {reshape(data, 1, [])}, 'count', count, 'about', about);
end

function s = taken(s, name, given, own)
  if isfield(given, own) && ~isempty(given.(own))
    s.(name) = given.(own);
  end
end
