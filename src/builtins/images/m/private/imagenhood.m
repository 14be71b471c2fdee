function nhood = imagenhood(name, nhood)
  % A neighbourhood as truth values, with a middle.
  if isa(nhood, 'strel') && isscalar(nhood)
    nhood = nhood.Neighborhood;
  end
  if ~islogical(nhood) && ~(isnumeric(nhood) && all(nhood(:) == 0 | nhood(:) == 1))
    error(['images:', name, ':invalidNeighborhood'], '%s: the neighborhood must be an array of zeros and ones', name);
  end
  nhood = nhood ~= 0;
end
