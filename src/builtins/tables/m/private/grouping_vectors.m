function [vectors, is_one] = grouping_vectors(name, by)
  % What elements are grouped by, as columns: a vector, those in a cell, or the columns of a matrix; name is who asks.
  is_one = false;
  if iscell(by) && ~iscellstr(by)
    vectors = by(:).';
  elseif isvector(by) || isempty(by)
    is_one = true;
    vectors = {by};
  else
    vectors = num2cell(by, 1);
  end
  for k = 1:numel(vectors)
    if ~(isvector(vectors{k}) || isempty(vectors{k})) || numel(vectors{k}) ~= numel(vectors{1})
      error(['MATLAB:', name, ':GroupingVectors'], '%s: expected vectors of the same number of elements', name);
    end
    vectors{k} = vectors{k}(:);
  end
end
