function p = lookBehindBoundary(p)
  p = pattern(p);
  p = pattern('source', ['(?<=', source_of(p), ')'], ['lookBehindBoundary(', written_of(p), ')']);
end
