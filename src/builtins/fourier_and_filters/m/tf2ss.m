function [A, B, C, D] = tf2ss(b, a)
  % The controller canonical form.
  if ~(isnumeric(a) && isvector(a) && any(a ~= 0))
    error('signal:tf2ss:InvalidDenominator', 'tf2ss: the denominator must be a vector that is not zero');
  end
  a = reshape(a, 1, []);
  a = a(find(a ~= 0, 1):end);
  if isvector(b)
    b = reshape(b, 1, []);
  end
  % Leading zeros of all numerators say nothing.
  b = b(:, find(any(b ~= 0, 1), 1):end);
  n = numel(a);
  if size(b, 2) > n
    error('signal:tf2ss:InvalidOrder', 'Order of numerator must be less than or equal to order of denominator.');
  end
  b = [zeros(size(b, 1), n - size(b, 2)), b] / a(1);
  if isempty(b)
    b = zeros(1, n);
  end
  a = a / a(1);
  D = b(:, 1);
  A = zeros(n - 1);
  B = zeros(n - 1, 1);
  if n > 1
    A = [-a(2:end); eye(n - 2, n - 1)];
    B(1) = 1;
  end
  C = b(:, 2:end) - D * a(2:end);
end
