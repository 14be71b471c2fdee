function y = heaviside(x)
  if ~isnumeric(x) && ~islogical(x) || ~isreal(x)
    error('symbolic:heaviside:InvalidInput', 'heaviside: expected real numbers');
  end
  y = (sign(x) + 1) / 2;
end
