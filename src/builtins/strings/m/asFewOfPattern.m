function p = asFewOfPattern(p, least, most)
  if nargin < 2
    least = 1;
  end
  if nargin < 3
    most = Inf;
  end
  p = pattern(p);
  p = pattern('source', ['(?:', source_of(p), ')', times_of(least, most), '?'], ['asFewOfPattern(', written_of(p), ')']);
end
