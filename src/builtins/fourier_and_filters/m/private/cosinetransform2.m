function B = cosinetransform2(name, A, inverse, given)
  % Along the columns, then along the rows, of a matrix that may be cut or filled with zeros.
  if ~(isnumeric(A) || islogical(A)) || ndims(A) > 2
    error(['images:', name, ':invalidMatrix'], '%s: expected a numeric matrix', name);
  end
  lengths = [given{:}];
  if isempty(lengths) && isfloat(A) && ~isempty(A) && max(size(A)) <= 16
    % Of a small matrix by products with the matrices of the transform.
    [rows, columns] = deal(transform(size(A, 1), class(A)), transform(size(A, 2), class(A)));
    if inverse
      B = rows' * A * columns;
    else
      B = rows * A * columns';
    end
    return;
  end
  if ~isempty(lengths) && ~(isnumeric(lengths) && numel(lengths) == 2)
    error(['images:', name, ':invalidSize'], '%s: the size must be two positive integers', name);
  end
  lengths = num2cell(lengths);
  lengths(end + 1:2) = {[]};
  B = cosinetransform(name, A, inverse, {lengths{1}, 1});
  B = cosinetransform(name, B, inverse, {lengths{2}, 2});
end

function T = transform(n, kind)
  k = (0:n - 1).';
  T = sqrt(2 / n) * cos(pi / (2 * n) * mod(k * (2 * k.' + 1), 4 * n));
  T(1, :) = T(1, :) / sqrt(2);
  T = cast(T, kind);
end
