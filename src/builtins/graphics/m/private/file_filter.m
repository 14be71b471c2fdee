function [patterns, shown] = file_filter(name, filter)
  if ~(ischar(filter) || isstring(filter) || iscellstr(filter))
    error(['MATLAB:' name ':filter'], '%s: expected a filter such as ''*.mat'', found %s', name, class(filter));
  end
  filter = cellstr(filter);
  shown = strjoin(filter(:, 1)', ';');
  patterns = strsplit(shown, ';');
end
