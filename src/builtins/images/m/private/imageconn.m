function c = imageconn(name, conn, n)
  % Which neighbours in an array of n dimensions are connected with an element: an array of three along each.
  if isempty(conn)
    c = cube(n, n);
  elseif ~(isnumeric(conn) || islogical(conn))
    error(['images:', name, ':invalidConnectivity'], ...
          '%s: the connectivity must be numeric, found %s', name, class(conn));
  elseif isscalar(conn)
    switch conn
      case 4
        c = cube(2, 1);
      case 8
        c = cube(2, 2);
      case 6
        c = cube(3, 1);
      case 18
        c = cube(3, 2);
      case 26
        c = cube(3, 3);
      otherwise
        error(['images:', name, ':invalidConnectivity'], ...
              '%s: the connectivity must be 4, 8, 6, 18, 26 or an array', name);
    end
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

function c = cube(n, most)
  % Places that differ from the middle along so many dimensions at most. Made element by element: it is small, and looked at
  % where the program runs.
  corner = repmat({3}, 1, n);
  c(corner{:}, 1) = false;
  for k = 1:3 ^ n
    rest = k - 1;
    steps = 0;
    for d = 1:n
      steps = steps + abs(mod(rest, 3) - 1);
      rest = floor(rest / 3);
    end
    c(k) = steps <= most;
  end
end
