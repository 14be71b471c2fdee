function n = memoizeepoch(more)
  % How often all caches of memoized functions have been emptied.
  persistent count
  if isempty(count)
    count = 0;
  end
  if nargin > 0
    count = count + more;
  end
  n = count;
end
