function n = numunique(A, varargin)
  % Of elements, or of rows where the option 'rows' or a table asks for that.
  if istable(A)
    n = height(unique(A));
  elseif ~isempty(varargin)
    n = size(unique(A, 'rows'), 1);
  else
    n = numel(unique(A));
  end
end
