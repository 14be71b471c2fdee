function p = caseInsensitivePattern(p)
  p = pattern(p);
  p = pattern('source', ['(?i:', source_of(p), ')'], ['caseInsensitivePattern(', written_of(p), ')']);
end
