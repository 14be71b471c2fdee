% How often something is repeated, as regular expressions have it.
function text = times_of(least, most)
  if isinf(most)
    text = sprintf('{%d,}', least);
  else
    text = sprintf('{%d,%d}', least, most);
  end
end
