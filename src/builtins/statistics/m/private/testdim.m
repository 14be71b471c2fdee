function dim = testdim(x, dim)
  if isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
end
