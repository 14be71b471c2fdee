function parts = coordinates(name, least, parts)
  % Coordinates as arrays of one size; the columns of one matrix are taken apart.
  if ~all(cellfun(@isnumeric, parts))
    error(['MATLAB:', name, ':inputType'], '%s: the coordinates must be numeric', name);
  end
  if isscalar(parts)
    if ~ismatrix(parts{1}) || ~any(size(parts{1}, 2) == least:3)
      if least == 3
        wanted = '3';
      else
        wanted = '2 or 3';
      end
      error(['MATLAB:', name, ':badSize'], '%s: a matrix of coordinates must have %s columns', name, wanted);
    end
    parts = num2cell(parts{1}, 1);
  elseif numel(parts) < least
    error('MATLAB:minrhs', '%s: expected a matrix of %d columns or %d arrays', name, least, least);
  end
  [differ, parts{:}] = common_size(parts{:});
  if differ
    error(['MATLAB:', name, ':sizeMismatch'], '%s: the coordinates must be of the same size, or scalars', name);
  end
end
