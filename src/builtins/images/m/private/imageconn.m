function c = imageconn(name, conn, n)
  % Which neighbours in an array of n dimensions are connected with an element: an array of three along each.
  if isempty(conn)
    c = true([3 * ones(1, n), 1]);
  elseif ~(isnumeric(conn) || islogical(conn))
    error(['images:', name, ':invalidConnectivity'], ...
          '%s: the connectivity must be numeric, found %s', name, class(conn));
  elseif isscalar(conn)
    at = find(conn == [4, 8, 6, 18, 26]);
    if isempty(at)
      error(['images:', name, ':invalidConnectivity'], ...
            '%s: the connectivity must be 4, 8, 6, 18, 26 or an array', name);
    end
    steps = [1, 2, 1, 2, 3];
    deep = double(at > 2);
    [x, y, z] = ndgrid(-1:1, -1:1, -deep:deep);
    c = abs(x) + abs(y) + abs(z) <= steps(at);
  else
    c = conn ~= 0;
    if any(size(c) ~= 3) || ~c((end + 1) / 2) || any(c(:) ~= reshape(c(end:-1:1), [], 1))
      error(['images:', name, ':invalidConnectivity'], ...
            '%s: the connectivity must be 3 along each dimension and symmetric about its middle, which is 1', name);
    end
  end
  more = max(n - ndims(c), 0);
  if more > 0
    c = imagepad(c, [zeros(1, ndims(c)), ones(1, more)], [zeros(1, ndims(c)), ones(1, more)], false);
  elseif ndims(c) > n
    at = repmat({':'}, 1, ndims(c));
    at(n + 1:end) = {2};
    c = c(at{:});
  end
end
