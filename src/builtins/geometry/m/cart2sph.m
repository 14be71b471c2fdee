function varargout = cart2sph(x, y, z)
  switch nargin
    case 1
      if ~isnumeric(x) || ~ismatrix(x) || size(x, 2) ~= 3
        error('MATLAB:cart2sph:badSize', 'cart2sph: a matrix of coordinates must have 3 columns');
      end
      columns = num2cell(x, 1);
      [x, y, z] = columns{:};
    case 3
      if ~all(cellfun(@isnumeric, {x, y, z}))
        error('MATLAB:cart2sph:inputType', 'cart2sph: the coordinates must be numeric');
      end
      [differ, x, y, z] = common_size(x, y, z);
      if differ
        error('MATLAB:cart2sph:sizeMismatch', 'cart2sph: the coordinates must be of the same size, or scalars');
      end
    otherwise
      error('MATLAB:minrhs', 'cart2sph: expected a matrix of three columns or three arrays');
  end
  results = {atan2(y, x), atan2(z, hypot(x, y)), hypot(hypot(x, y), z)};
  if nargout > 1
    varargout = results;
  else
    varargout{1} = cell2mat(cellfun(@(v) v(:), results, 'UniformOutput', false));
  end
end
