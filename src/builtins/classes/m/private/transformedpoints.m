function varargout = transformedpoints(name, A, given)
  % Points as a matrix of two columns, or as two arrays, under a matrix for columns [x; y; 1].
  if ~(all(cellfun(@isnumeric, given)) && (numel(given) == 1 && size(given{1}, 2) == 2 || ...
       numel(given) == 2 && isequal(size(given{1}), size(given{2}))))
    error(['images:', name, ':invalidPoints'], '%s: expected points as two columns, or two arrays of the same size', name);
  end
  if numel(given) == 1
    given = {given{1}(:, 1), given{1}(:, 2)};
    joined = nargout < 2;
  else
    joined = false;
  end
  [x, y] = given{:};
  w = A(3, 1) * x + A(3, 2) * y + A(3, 3);
  varargout = {(A(1, 1) * x + A(1, 2) * y + A(1, 3)) ./ w, (A(2, 1) * x + A(2, 2) * y + A(2, 3)) ./ w};
  if joined
    varargout = {[varargout{:}]};
  end
end
