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
  for k = 1:numel(a)
    found = find(abs(s(:) - a(k)) <= reach, 1);
    if ~isempty(found)
      tf(k) = true;
      at(k) = found;
    end
  end
end
