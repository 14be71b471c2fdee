function k = binplaces(x, edges)
  % In which of the bins between the edges, which ascend, each number lies, as uint32; 0 in none. The last bin has its upper edge.
  if ~isfloat(x)
    x = double(x);
  end
  last = max(numel(edges) - 1, 0);
  k = uint32(bracket(edges, x));
  if last > 0
    closing = double(edges(end));
    k(x == cast(closing, class(x)) & double(cast(closing, class(x))) == closing) = last;
  end
  k(k > last) = 0;
end
