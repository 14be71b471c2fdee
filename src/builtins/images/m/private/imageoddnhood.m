function nhood = imageoddnhood(name, nhood)
  nhood = imagenhood(name, nhood);
  if any(mod(size(nhood), 2) == 0)
    error(['images:', name, ':invalidNeighborhood'], '%s: the size of the neighborhood must be odd', name);
  end
end
