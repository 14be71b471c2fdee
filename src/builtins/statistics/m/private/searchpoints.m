function searchpoints(name, X, Y)
  if ~(isnumeric(X) && isnumeric(Y) && ismatrix(X) && ismatrix(Y))
    error(['stats:', name, ':BadData'], '%s: expected two matrices of points in rows', name);
  end
  if size(X, 2) ~= size(Y, 2)
    error(['stats:', name, ':SizeMismatch'], ...
          '%s: the points must have the same number of columns, found %d and %d', name, size(X, 2), size(Y, 2));
  end
end
