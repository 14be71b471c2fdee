function tf = is_same_file(first, second)
  names = {first, second};
  for k = 1:2
    if isstring(names{k})
      names{k} = cellstr(names{k});
    elseif ischar(names{k})
      names{k} = names(k);
    elseif ~iscellstr(names{k})
      error('Octave:is_same_file:name', 'is_same_file: expected texts or cells of texts, found %s', class(names{k}));
    end
  end
  [a, b] = deal(names{:});
  if ~isscalar(a) && ~isscalar(b) && ~isequal(size(a), size(b))
    error('Octave:is_same_file:size', 'is_same_file: expected as many names on both sides, found %s and %s', ...
      mat2str(size(a)), mat2str(size(b)));
  end
  a = cellfun(@canonicalize_file_name, a, 'UniformOutput', false);
  b = cellfun(@canonicalize_file_name, b, 'UniformOutput', false);
  % What does not exist is no file, and the same as nothing.
  tf = strcmp(a, b) & ~cellfun(@isempty, a);
end
