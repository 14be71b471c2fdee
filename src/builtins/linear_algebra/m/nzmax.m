function n = nzmax(S)
  n = numel(S);
end
