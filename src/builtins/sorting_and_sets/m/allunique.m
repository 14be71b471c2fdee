function tf = allunique(A, varargin)
  if istable(A) || ~isempty(varargin)
    tf = numunique(A, varargin{:}) == size(A, 1);
  else
    tf = numunique(A) == numel(A);
  end
end
