function B = cosinetransform2(name, A, inverse, given)
  % Along the columns, then along the rows, of a matrix that may be cut or filled with zeros.
  if ~(isnumeric(A) || islogical(A)) || ndims(A) > 2
    error(['images:', name, ':invalidMatrix'], '%s: expected a numeric matrix', name);
  end
  lengths = [given{:}];
  if ~isempty(lengths) && ~(isnumeric(lengths) && numel(lengths) == 2)
    error(['images:', name, ':invalidSize'], '%s: the size must be two positive integers', name);
  end
  lengths = num2cell(lengths);
  lengths(end + 1:2) = {[]};
  B = cosinetransform(name, A, inverse, {lengths{1}, 1});
  B = cosinetransform(name, B, inverse, {lengths{2}, 2});
end
