function k = bracket(edges, x)
  % How many of the edges, which ascend, are not above each number; none is for NaN.
  if isempty(edges) || isempty(x)
    k = zeros(size(x));
    return;
  end
  % As a column a range is an array, which lookup can search where the numbers are.
  edges = double(edges(:));
  if isa(x, 'single')
    % A single is at or above an edge if it is at or above the least single that is.
    from = single(edges);
    from(from == -Inf & edges > -Inf) = -realmax('single');
    % More than half of the way to the next single, and less than one and a half.
    next = from + max(abs(from) * (0.625 * eps('single')), eps(single(0)));
    edges = merge(double(from) < edges, next, from);
  elseif ~isfloat(x)
    x = double(x);
  end
  % That they ascend ('a') need not be asked.
  k = lookup(edges, x, 'a');
  k(isnan(x)) = 0;
end
