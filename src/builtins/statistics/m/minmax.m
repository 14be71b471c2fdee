function ends = minmax(P)
  if iscell(P)
    ends = cellfun(@minmax, P, 'UniformOutput', false);
    return;
  end
  ends = [min(P, [], 2), max(P, [], 2)];
end
