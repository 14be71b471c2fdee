function [m, f, c] = mode(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:mode:inputType', 'mode: expected a numeric array');
  end
  if nargin < 2
    dim = [];
  end
  nothing = isempty(dim) && isequal(size(x), [0, 0]);
  [x, dim] = folddims('mode', x, dim);
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  v = permute(x, order);
  out = size(v);
  n = out(1);
  out(1) = 1;
  if nothing
    out(2) = 1;
  end
  if isempty(v)
    % Of no elements there is none: NaN, or 0 of an integer class.
    if isfloat(x)
      m = NaN(out, class(x));
    else
      m = cast(zeros(out), class(x));
    end
    f = zeros(out);
    c = repmat({reshape(x(1:0), 1, 0)}, out);
  else
    v = sort(reshape(v, n, []), 1);
    cols = size(v, 2);
    % How far each element is into the run of those that are equal: the end of the first that is as long as any comes first.
    at = int32(1:n).';
    from = at .* int32([true(1, cols); v(2:end, :) ~= v(1:end - 1, :)]);
    [f, last] = max(at - cummax(from, 1) + 1, [], 1);
    f = double(f);
    if isfloat(v)
      m = elementsat(v, last);
    else
      m = v(last + (0:cols - 1) * n);
    end
    c = cell(1, cols);
    for k = 1:cols * (nargout > 2)
      ends = [find(v(2:end, k) ~= v(1:end - 1, k)); n];
      counts = diff([0; ends]);
      values = v(ends, k);
      c{k} = values(counts == max(counts));
    end
  end
  m = ipermute(reshape(m, out), order);
  f = ipermute(reshape(f, out), order);
  c = ipermute(reshape(c, out), order);
end
