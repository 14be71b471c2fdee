function p = possessivePattern(p)
  p = pattern(p);
  p = pattern('source', ['(?>', source_of(p), ')'], ['possessivePattern(', written_of(p), ')']);
end
