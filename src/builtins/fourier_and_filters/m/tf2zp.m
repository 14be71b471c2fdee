function [z, p, k] = tf2zp(b, a)
  b = reshape(b, 1, []);
  a = reshape(a, 1, []);
  z = roots(b);
  p = roots(a);
  first = find(b ~= 0, 1);
  k = 0;
  if ~isempty(first)
    k = b(first) / a(find(a ~= 0, 1));
  end
end
