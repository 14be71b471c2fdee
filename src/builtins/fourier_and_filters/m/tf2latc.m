function [k, v] = tf2latc(b, a)
  % A. H. Gray and J. D. Markel, Digital lattice and ladder filter synthesis, IEEE AU 21 (1973).
  if nargin < 2 || isempty(a)
    a = 1;
  end
  if ~isnumeric(b) || ~isvector(b) || ~isnumeric(a) || ~isvector(a) || a(1) == 0
    error('signal:tf2latc:invalidFilter', ...
          'tf2latc: expected a numerator and a denominator that begins with a number that is not 0');
  end
  b = reshape(b, 1, []) / a(1);
  a = reshape(a, 1, []) / a(1);
  if any(a(2:end) ~= 0)
    p = max(numel(a), numel(b)) - 1;
    a(end + 1:p + 1) = 0;
    b(end + 1:p + 1) = 0;
    [k, ~, steps] = reflections('tf2latc', a, 0);
    v = zeros(p + 1, 1, 'like', b);
    for m = p:-1:0
      v(m + 1) = b(m + 1);
      b(1:m + 1) = b(1:m + 1) - v(m + 1) * conj(fliplr(steps{m + 1}));
    end
  else
    if b(1) == 0
      error('signal:tf2latc:invalidFilter', 'tf2latc: expected a numerator that begins with a number that is not 0');
    end
    k = reflections('tf2latc', b, 0);
    v = zeros(0, 1);
  end
end
