function n = checktree(name, Z)
  if ~(isnumeric(Z) && ismatrix(Z) && size(Z, 2) == 3 && isreal(Z))
    error(['stats:', name, ':BadTree'], '%s: expected a tree as linkage gives it, a matrix with 3 columns', name);
  end
  n = size(Z, 1) + 1;
end
