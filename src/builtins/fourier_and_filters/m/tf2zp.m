function [z, p, k] = tf2zp(b, a)
  % Each row of b is the numerator of an output, whose zeros are a column that ends in Inf where others have more.
  if iscolumn(b) || isempty(b)
    b = reshape(b, 1, []);
  end
  a = reshape(a, 1, []);
  p = roots(a);
  count = size(b, 1);
  parts = cell(1, count);
  k = zeros(count, 1, class([b(:); a(:)]));
  for i = 1:count
    parts{i} = roots(b(i, :));
    first = find(b(i, :) ~= 0, 1);
    if ~isempty(first)
      k(i) = b(i, first) / a(find(a ~= 0, 1));
    end
  end
  most = max(cellfun(@numel, parts));
  parts = cellfun(@(r) [r; Inf(most - numel(r), 1)], parts, 'UniformOutput', false);
  z = [parts{:}];
end
