% The edit distance of two texts, a diagonal of the table at a time.
%size device N=2048
%size host N=512
%size tiny N=14
%in a integers(1,4) [N 1]
%in b integers(1,4) [N 1]
%out d
n = numel(a);
m = numel(b);
older = inf(n + 1, 1, class(a));
last = older;
last(1) = 0;
for k = 1:n+m
  now = inf(n + 1, 1, class(a));
  if k <= m, now(1) = k; end
  if k <= n, now(k + 1) = k; end
  i = (max(1, k - m):min(n, k - 1))';
  now(i + 1) = min(min(last(i), last(i + 1)) + 1, older(i) + (a(i) ~= b(k - i)));
  older = last;
  last = now;
end
d = last(n + 1);
