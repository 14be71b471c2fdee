function tf = isbanded(A, lower, upper)
  if ~(isscalar(lower) && isscalar(upper) && isreal(lower) && isreal(upper) && lower >= 0 && upper >= 0)
    error('MATLAB:isbanded:badBandwidth', 'isbanded: the bandwidths must be nonnegative scalars');
  end
  tf = (isnumeric(A) || islogical(A)) && ndims(A) == 2 && ~isempty(A);
  if tf
    [lower, upper] = deal(double(lower), double(upper));
    outside = tril(A, -lower - 1) ~= 0 | triu(A, upper + 1) ~= 0;
    tf = nnz(outside) == 0;
  end
end
