function p = polyreduce(pc)
  if ~isvector(pc) || isempty(pc)
    error('MATLAB:polyreduce:InvalidP', 'polyreduce: the argument must be a vector');
  end
  first = find(pc ~= 0, 1);
  if isempty(first)
    p = pc(1);
  else
    p = pc(first:end);
  end
end
