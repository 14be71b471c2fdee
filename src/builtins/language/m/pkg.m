function names = pkg(action, varargin)
  switch char(action)
    case {'load', 'unload'}
      % What Octave's packages hold is here already, as far as it is here.
    case 'list'
      names = {};
    otherwise
      error('matgpu:pkg', 'pkg: expected load, unload or list, found %s: there is nothing to install', char(action));
  end
end
