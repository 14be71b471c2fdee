function [c, d] = cophenet(Z, Y)
  n = checktree('cophenet', Z);
  D = zeros(n, class(Z));
  label = 1:n;
  for k = 1:n - 1
    a = find(label == Z(k, 1));
    b = find(label == Z(k, 2));
    D(a, b) = Z(k, 3);
    D(b, a) = Z(k, 3);
    label([a, b]) = n + k;
  end
  d = squareform(D);
  if nargin < 2
    c = d;
    return;
  end
  if numel(Y) ~= numel(d)
    error('stats:cophenet:InputSizeMismatch', 'cophenet: expected %d distances, found %d', numel(d), numel(Y));
  end
  c = corr(reshape(Y, [], 1), d.');
end
