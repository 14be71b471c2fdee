function [k, r0] = poly2rc(a, e)
  if nargin < 2
    e = 0;
  end
  [k, r0] = reflections('poly2rc', a, e);
end
