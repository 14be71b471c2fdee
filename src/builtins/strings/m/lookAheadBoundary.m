function p = lookAheadBoundary(p)
  p = pattern(p);
  p = pattern('source', ['(?=', source_of(p), ')'], ['lookAheadBoundary(', written_of(p), ')']);
end
