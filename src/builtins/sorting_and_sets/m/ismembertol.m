function [tf, at] = ismembertol(a, s, tol)
  if nargin < 3
    tol = 1e-12;
    if isa(a, 'single') || isa(s, 'single')
      tol = 1e-6;
    end
  end
  reach = tol * max(abs([a(:); s(:)]));
  tf = false(size(a));
  at = zeros(size(a));
  n = numel(a);
  m = numel(s);
  if n == 0 || m == 0
    return;
  end
  % The first one that is near, of so many elements at once that all their distances can be held.
  step = max(1, floor(2 ^ 22 / m));
  for k = 1:step:n
    part = k:min(k + step - 1, n);
    [near, place] = max(abs(s(:) - reshape(a(part), 1, [])) <= reach, [], 1);
    tf(part) = near;
    at(part) = place .* near;
  end
end
