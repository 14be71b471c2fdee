function y = pow2(f, e)
  if nargin == 1
    y = 2 .^ f;
  else
    y = f .* 2 .^ fix(e);
  end
end
