function S = spconvert(D)
  if ~isnumeric(D) || ~ismatrix(D) || ~any(size(D, 2) == [3, 4])
    if isnumeric(D) && isequal(size(D), [0, 0])
      S = sparse(0, 0);
      return;
    end
    error('MATLAB:spconvert:WrongArraySize', 'spconvert: expected a matrix of 3 or 4 columns, found %d', size(D, 2));
  end
  v = D(:, 3);
  if size(D, 2) == 4
    v = complex(v, D(:, 4));
  end
  S = sparse(D(:, 1), D(:, 2), v);
end
