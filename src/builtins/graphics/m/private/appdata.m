function out = appdata(what, h, name, value)
  % Values of programs by a handle and a name.
  persistent kept
  if isempty(kept)
    kept = containers.Map('KeyType', 'double', 'ValueType', 'any');
  end
  if ~(isnumeric(h) && isscalar(h)) || h ~= 0 && ~ishghandle(h)
    error('MATLAB:HandleGraphics:appdata', 'expected the handle of a figure, of axes, or of something drawn');
  end
  own = struct();
  if isKey(kept, h)
    own = kept(h);
  end
  if nargin > 2
    if ~(ischar(name) || isstring(name) && isscalar(name)) || ~isvarname(char(name))
      error('MATLAB:HandleGraphics:appdataName', 'expected a name for the value');
    end
    name = char(name);
  end
  switch what
    case 'set'
      own.(name) = value;
      kept(h) = own;
    case 'get'
      out = [];
      if isfield(own, name)
        out = own.(name);
      end
    case 'all'
      out = own;
    case 'has'
      out = isfield(own, name);
    case 'remove'
      if ~isfield(own, name)
        error('MATLAB:HandleGraphics:appdataMissing', 'There is no application data of the name ''%s''.', name);
      end
      kept(h) = rmfield(own, name);
  end
end
