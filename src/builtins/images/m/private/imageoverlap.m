function [both, a, b] = imageoverlap(name, A, B)
  % How many elements have each label in both images, and in the one and the other.
  if iscategorical(A) && iscategorical(B)
    names = categories(A);
    if ~isequal(names, categories(B))
      error(['images:', name, ':invalidCategories'], '%s: the images must have the same categories', name);
    end
    n = numel(names);
    A = double(A);
    B = double(B);
    A(isnan(A)) = 0;
    B(isnan(B)) = 0;
  elseif ~(islogical(A) || isnumeric(A)) || ~(islogical(B) || isnumeric(B)) || islogical(A) ~= islogical(B)
    error(['images:', name, ':invalidType'], '%s: expected two binary images, or two of labels or of categories', name);
  else
    A = double(A);
    B = double(B);
    if any(A(:) < 0 | A(:) ~= fix(A(:))) || any(B(:) < 0 | B(:) ~= fix(B(:)))
      error(['images:', name, ':invalidLabels'], '%s: labels must be nonnegative whole numbers', name);
    end
    n = max([1; A(:); B(:)]);
  end
  if ~isequal(size(A), size(B))
    error(['images:', name, ':sizesMustMatch'], '%s: the images must have one size', name);
  end
  a = accumarray(A(:) + 1, 1, [n + 1, 1]);
  b = accumarray(B(:) + 1, 1, [n + 1, 1]);
  both = accumarray(A(:) + 1, double(A(:) == B(:)), [n + 1, 1]);
  [both, a, b] = deal(both(2:end), a(2:end), b(2:end));
end
