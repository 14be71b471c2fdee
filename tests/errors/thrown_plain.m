check(-2)
function check(x)
  if x < 0
    error('x is %g, and must not be negative', x);
  end
end
