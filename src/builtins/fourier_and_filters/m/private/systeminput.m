function [B, D] = systeminput(name, A, B, C, D, input)
  % What one input does in a system of matrices that fit together.
  n = size(A, 1);
  if isempty(D)
    D = zeros(size(C, 1), size(B, 2));
  end
  if size(A, 2) ~= n || size(B, 1) ~= n || size(C, 2) ~= n || size(D, 1) ~= size(C, 1) || size(D, 2) ~= size(B, 2)
    error(['signal:', name, ':Dimensions'], '%s: the sizes of A, B, C and D do not fit together', name);
  end
  if ~(isscalar(input) && input >= 1 && input <= size(B, 2) && input == fix(input))
    error(['signal:', name, ':Input'], '%s: the number of an input must be 1 to %d', name, size(B, 2));
  end
  B = B(:, input);
  D = D(:, input);
end
