function r = corr2(A, B)
  imagecheck('corr2', A);
  imagecheck('corr2', B);
  if ~ismatrix(A) || ~isequal(size(A), size(B))
    error('images:corr2:notSameSize', 'corr2: expected two matrices of one size');
  end
  a = imagefloat(A) - mean2(A);
  b = imagefloat(B) - mean2(B);
  r = sum(a(:) .* b(:)) / sqrt(sum(a(:) .^ 2) * sum(b(:) .^ 2));
end
