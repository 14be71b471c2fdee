function p = colperm(S)
  if ~(isnumeric(S) || islogical(S)) || ~ismatrix(S)
    error('MATLAB:colperm:InvalidMatrix', 'colperm: expected a matrix, found %s', class(S));
  end
  [~, p] = sort(sum(S ~= 0, 1));
end
