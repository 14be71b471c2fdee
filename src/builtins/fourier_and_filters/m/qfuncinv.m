function x = qfuncinv(y)
  if ~isnumeric(y) || ~isreal(y) || any(y(:) < 0 | y(:) > 1)
    error('comm:qfuncinv:InvalidArg', 'qfuncinv: expected numbers from 0 to 1');
  end
  x = sqrt(2) * erfcinv(2 * y);
end
