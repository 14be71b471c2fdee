% The stack: three functions, the deepest first
total = outer([1 2 3]);
function t = outer(v)
  t = 0;
  for k = 1:numel(v)
    t = t + middle(v, k);
  end
end
function r = middle(v, k)
  r = inner(v, k + 2);
end
function x = inner(v, at)
  x = v(at);
end
