function sos = sosmatrix(name, sos)
  % Second-order sections with the denominators scaled to begin with 1.
  if ~(isnumeric(sos) && ndims(sos) == 2 && size(sos, 2) == 6)
    error(['signal:', name, ':invalidDimensions'], '%s: second-order sections are a matrix with six columns', name);
  end
  if any(sos(:, 4) == 0)
    error(['signal:', name, ':invalidSections'], '%s: the fourth column must not hold zeros', name);
  end
  sos = sos ./ sos(:, 4);
end
