function [lb, ub] = boundsof(name, lb, ub, n)
  % Bounds as columns, infinite where none are given.
  given = {lb, ub};
  all_of = {-Inf(n, 1), Inf(n, 1)};
  for k = 1:2
    b = given{k};
    if ~isnumeric(b) || numel(b) > n
      error(['optim:', name, ':InvalidBounds'], '%s: expected at most %d bounds, found %d', name, n, numel(b));
    end
    all_of{k}(1:numel(b)) = double(b(:));
    all_of{k}(isnan(all_of{k})) = Inf * (2 * k - 3);
  end
  [lb, ub] = all_of{:};
end
