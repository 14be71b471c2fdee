function names = argnames(f)
  if ~isa(f, 'function_handle')
    error('MATLAB:argnames:InvalidFunction', 'argnames: expected an inline function, found %s', class(f));
  end
  inside = regexp(func2str(f), '^@\(([^)]*)\)', 'tokens', 'once');
  names = strtrim(strsplit(inside{1}, ',')).';
end
