function p = optionalPattern(p)
  p = pattern(p);
  p = pattern('source', ['(?:', source_of(p), ')?'], ['optionalPattern(', written_of(p), ')']);
end
