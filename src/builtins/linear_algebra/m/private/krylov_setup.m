function o = krylov_setup(name, A, b, given)
  % The arguments of an iteration: tolerance, steps, preconditioners and a first guess.
  if ~isfloat(b) || ~iscolumn(b)
    error(['MATLAB:', name, ':InvalidRightSide'], '%s: expected a column of floating point values on the right', name);
  end
  n = numel(b);
  given(end + 1:5) = {[]};
  o = struct('tol', 1e-6, 'steps', min(n, 20), 'x', zeros(n, 1, class(b)));
  if ~isempty(given{1})
    o.tol = given{1};
  end
  if ~isempty(given{2})
    o.steps = given{2};
  end
  if ~isempty(given{5})
    o.x = given{5};
    if numel(o.x) ~= n
      error(['MATLAB:', name, ':WrongInitGuess'], '%s: expected a first guess of %d elements, found %d', ...
            name, n, numel(o.x));
    end
  end
  extra = given(6:end);
  times = krylov_operator(name, A, n, extra{:});
  first = krylov_operator(name, given{3}, n, extra{:});
  second = krylov_operator(name, given{4}, n, extra{:});
  o.times = @(v) times(v, 1);
  o.solve = @(v) second(first(v, -1), -1);
  o.scale = norm(b);
  o.plain = isempty(given{3}) && isempty(given{4});
  if o.scale == 0
    o.x = zeros(n, 1, class(b));
    o.scale = 1;
  end
end
