function p = caseSensitivePattern(p)
  p = pattern(p);
  p = pattern('source', ['(?-i:', source_of(p), ')'], ['caseSensitivePattern(', written_of(p), ')']);
end
