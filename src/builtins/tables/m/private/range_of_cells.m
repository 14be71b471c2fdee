function at = range_of_cells(name, range)
  % [row, column, last row, last column] of what 'Range' names: cells 'B2:C5', where they begin 'B2', rows '2:5', columns 'B:C',
  % the first row, or such numbers; name is who asks.
  at = [1, 1, Inf, Inf];
  if isempty(range)
    return;
  elseif isnumeric(range) && any(numel(range) == [1, 2, 4])
    at(1:numel(range)) = double(range);
  else
    corners = regexp(char(range), '^\s*([A-Za-z]*)(\d*)\s*(:?)\s*([A-Za-z]*)(\d*)\s*$', 'tokens', 'once');
    if isempty(corners) || isempty([corners{1:2}]) || isempty(corners{3}) ~= isempty([corners{4:5}])
      error(['MATLAB:', name, ':badRange'], '%s: expected a range of cells such as ''A1:B7''', name);
    end
    at = [row_at(corners{2}, 1), column_at(corners{1}, 1), row_at(corners{5}, Inf), column_at(corners{4}, Inf)];
  end
  if any(at < 1) || at(3) < at(1) || at(4) < at(2)
    error(['MATLAB:', name, ':badRange'], '%s: expected a range of cells such as ''A1:B7''', name);
  end
end

function k = row_at(digits, none)
  k = none;
  if ~isempty(digits)
    k = str2double(digits);
  end
end

function k = column_at(letters, none)
  k = none;
  if ~isempty(letters)
    k = polyval(upper(letters) - 'A' + 1, 26);
  end
end
