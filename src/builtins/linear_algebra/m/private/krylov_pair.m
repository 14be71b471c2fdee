function o = krylov_pair(name, A, b, given)
  % The arguments of an iteration that multiplies with the transpose as well.
  given(end + 1:5) = {[]};
  o = krylov_setup(name, [], b, {given{1:2}, [], [], given{5}});
  n = numel(b);
  both = krylov_turned(name, A, n, n, given(6:end));
  o.times = @(v) both(v, 1, false);
  o.turned = @(v) both(v, 1, true);
  o.first = krylov_turned(name, given{3}, n, n, given(6:end));
  o.second = krylov_turned(name, given{4}, n, n, given(6:end));
end
