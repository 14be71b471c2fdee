function opts = bvpset(varargin)
  names = {'AbsTol', 'RelTol', 'SingularTerm', 'FJacobian', 'BCJacobian', 'Stats', 'Nmax', 'Vectorized'};
  opts = optionset('bvpset', names, varargin);
end
