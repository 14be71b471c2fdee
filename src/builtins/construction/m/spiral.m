function A = spiral(n)
  if ~isnumeric(n) || ~isscalar(n) || n < 1 || n ~= fix(n)
    error('spiral: the size must be a positive whole number');
  end
  A = 1;
  for k = 2:n
    turn = (k - 1) ^ 2 + (1:2 * k - 1);
    if mod(k, 2) == 0
      A = [A, turn(1:k - 1)'; fliplr(turn(k:end))];
    else
      A = [turn(k:end); flipud(turn(1:k - 1)'), A];
    end
  end
end
