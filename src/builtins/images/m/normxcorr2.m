function C = normxcorr2(template, A)
  % Lewis, Fast normalized cross-correlation, Vision Interface 1995.
  imagecheck('normxcorr2', template);
  imagecheck('normxcorr2', A);
  if ~ismatrix(template) || ~ismatrix(A) || any(size(template) > size(A))
    error('images:normxcorr2:invalidTemplate', ...
          'normxcorr2: expected two matrices, the template not larger than the image');
  end
  t = imagefloat(template);
  if numel(t) < 2 || all(t(:) == t(1))
    error('images:normxcorr2:sameElementsInTemplate', ...
          'normxcorr2: the elements of the template must not all be the same');
  end
  n = numel(t);
  t = t - mean(t(:));
  A = imagefloat(A);
  cross = xcorr2(A, t);
  ones_along = {ones(size(t, 1), 1), ones(1, size(t, 2))};
  total = conv2(conv2(A, ones_along{1}), ones_along{2});
  squares = conv2(conv2(A .^ 2, ones_along{1}), ones_along{2});
  spread = sqrt(max(squares - total .^ 2 / n, 0) * sum(t(:) .^ 2));
  C = zeros(size(cross), 'like', cross);
  at = spread > sqrt(eps(class(spread))) * max(abs(spread(:)));
  C(at) = cross(at) ./ spread(at);
  C = min(max(C, -1), 1);
end
