function [v, lambda, c] = condeig(A)
  if ~isnumeric(A) || ndims(A) > 2 || size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'condeig: expected a square numeric matrix');
  end
  if isempty(A)
    v = [];
    lambda = [];
    c = [];
    return;
  end
  [V, D] = eig(A);
  left = inv(V)';
  numbers = zeros(size(A, 1), 1, class(V));
  for k = 1:size(A, 1)
    numbers(k) = norm(left(:, k)) * norm(V(:, k));
  end
  if nargout <= 1
    v = numbers;
  else
    v = V;
    lambda = D;
    c = numbers;
  end
end
