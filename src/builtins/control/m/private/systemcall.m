function varargout = systemcall(name, outputs, given)
  % A function of a system that is told by its polynomials, or by its matrices.
  numbers = find([cellfun(@(x) ~isnumeric(x), given), true], 1) - 1;
  plain = numbers >= 2 && isvector(given{1}) && isvector(given{2});
  if numbers >= 4 && ismatrix(given{1}) && size(given{1}, 1) == size(given{1}, 2) && ...
     size(given{2}, 1) == size(given{1}, 1) && size(given{3}, 2) == size(given{1}, 1)
    sys = ss(given{1:4});
    rest = given(5:end);
  elseif plain
    sys = tf(given{1:2});
    rest = given(3:end);
  else
    error('Control:analysis:arguments', '%s: expected a system, or its polynomials or matrices', name);
  end
  [varargout{1:outputs}] = feval(name, sys, rest{:});
  if outputs > 0 && any(strcmp(name, {'bode', 'nyquist'})) && issiso(sys)
    varargout(1:min(outputs, 2)) = cellfun(@(v) v(:), varargout(1:min(outputs, 2)), 'UniformOutput', false);
  end
end
