function x = octavestruct(kind, sz, parts)
  % A struct of one of Octave's files: the names of its fields, and below each what was read for it, which is the value itself
  % of a scalar struct, otherwise a cell of the values of all elements.
  if strcmp(kind, 'scalar struct')
    parts(2, :) = num2cell(parts(2, :));
  end
  if isempty(parts)
    x = repmat(struct(), sz);
  else
    x = struct(parts{:});
  end
end
