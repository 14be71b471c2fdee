function [mults, indx] = mpoles(p, tol, reorder)
  % Poles that are near to each other, relative to the first of them, are one pole of a higher multiplicity.
  if nargin < 2 || isempty(tol)
    tol = 1e-3;
  end
  p = p(:);
  indx = (1:numel(p)).';
  if nargin < 3 || isempty(reorder) || reorder
    [~, indx] = sort(abs(p), 'descend');
  end
  p = p(indx);
  label = zeros(size(p));
  for k = 1:numel(p)
    if label(k) == 0
      scale = abs(p(k)) + (p(k) == 0);
      near = label == 0 & abs(p - p(k)) < tol * scale;
      near(k) = true;
      label(near) = k;
    end
  end
  [label, order] = sort(label);
  indx = indx(order);
  % Counted from the first of each label on.
  place = (1:numel(p)).';
  starts = place .* [true(min(1, numel(p)), 1); diff(label) ~= 0];
  mults = place - cummax(starts) + 1;
end
