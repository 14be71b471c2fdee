function varargout = sph2cart(theta, phi, r)
  switch nargin
    case 1
      if ~isnumeric(theta) || ~ismatrix(theta) || size(theta, 2) ~= 3
        error('MATLAB:sph2cart:badSize', 'sph2cart: a matrix of coordinates must have 3 columns');
      end
      columns = num2cell(theta, 1);
      [theta, phi, r] = columns{:};
    case 3
      if ~all(cellfun(@isnumeric, {theta, phi, r}))
        error('MATLAB:sph2cart:inputType', 'sph2cart: the coordinates must be numeric');
      end
      [differ, theta, phi, r] = common_size(theta, phi, r);
      if differ
        error('MATLAB:sph2cart:sizeMismatch', 'sph2cart: the coordinates must be of the same size, or scalars');
      end
    otherwise
      error('MATLAB:minrhs', 'sph2cart: expected a matrix of three columns or three arrays');
  end
  results = {r .* cos(phi) .* cos(theta), r .* cos(phi) .* sin(theta), r .* sin(phi)};
  if nargout > 1
    varargout = results;
  else
    varargout{1} = cell2mat(cellfun(@(v) v(:), results, 'UniformOutput', false));
  end
end
