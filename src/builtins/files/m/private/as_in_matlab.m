% What MATLAB's class of a name holds, from what the library's holds.
function s = as_in_matlab(name, own)
  switch name
    case 'datetime'
      s = struct('data', own.data);
      s = given(s, 'fmt', own.format);
      s = given(s, 'tz', own.zone);
    case 'duration'
      s = struct('millis', own.data);
      if ~strcmp(own.format, 'hh:mm:ss')
        s = given(s, 'fmt', own.format);
      end
    case 'calendarDuration'
      s = struct('components', struct('months', own.data, 'days', own.days_data, 'millis', own.time_data));
      if ~strcmp(own.format, 'ymdt')
        s = given(s, 'fmt', own.format);
      end
    case 'categorical'
      codes = own.data;
      codes(isnan(codes)) = 0;
      class_of_codes = 'uint8';
      if numel(own.names) > 254
        class_of_codes = 'uint16';
      end
      s = struct('codes', cast(codes, class_of_codes), 'categoryNames', {reshape(own.names, [], 1)}, ...
        'isProtected', own.protected, 'isOrdinal', own.ordinal);
    case 'table'
      about = own.about;
      s = struct('data', {own.columns}, 'ndims', 2, 'nrows', own.count, 'rownames', {about.RowNames}, ...
        'nvars', numel(own.columns), 'varnames', {about.VariableNames}, 'props', struct( ...
        'useVariableNamesOriginal', false, 'useDimensionNamesOriginal', false, 'CustomProps', struct(), ...
        'VariableCustomProps', struct(), 'versionSavedFrom', 4, 'minCompatibleVersion', 1, 'incompatibilityMsg', '', ...
        'VersionSavedFrom', 4, 'Description', about.Description, 'VariableNamesOriginal', {{}}, ...
        'DimensionNames', {about.DimensionNames}, 'DimensionNamesOriginal', {{}}, 'UserData', {about.UserData}, ...
        'VariableDescriptions', {about.VariableDescriptions}, 'VariableUnits', {about.VariableUnits}, 'VariableContinuity', {{}}));
    case 'timetable'
      [columns, about, count] = parts_of(own.rows);
      s = struct('CustomProps', struct(), 'VariableCustomProps', struct(), 'versionSavedFrom', 6, 'minCompatibleVersion', 2, ...
        'incompatibilityMsg', '', 'arrayProps', struct('Description', about.Description, 'UserData', {about.UserData}, ...
        'TableCustomProperties', struct()), 'data', {columns}, 'numDims', 2, 'useVarNamesOrig', false, 'useDimNamesOrig', false, ...
        'dimNames', {{own.dimension, 'Variables'}}, 'dimNamesOrig', {{}}, 'varNames', {about.VariableNames}, 'varNamesOrig', {{}}, ...
        'numRows', count, 'numVars', numel(columns), 'varDescriptions', {about.VariableDescriptions}, ...
        'varUnits', {about.VariableUnits}, 'rowTimes', own.row_times, 'timeEvents', [], 'varContinuity', {{}});
  end
end

function s = given(s, name, value)
  if ~isempty(value)
    s.(name) = value;
  end
end
