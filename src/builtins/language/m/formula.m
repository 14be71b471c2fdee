function text = formula(f)
  if ~isa(f, 'function_handle')
    error('MATLAB:formula:InvalidFunction', 'formula: expected an inline function, found %s', class(f));
  end
  text = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
end
