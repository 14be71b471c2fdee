function name = typeinfo(x)
  if nargin < 1
    name = {'scalar'; 'matrix'; 'complex scalar'; 'complex matrix'; 'float scalar'; 'float matrix'; 'float complex scalar'; ...
            'float complex matrix'; 'bool'; 'bool matrix'; 'string'; 'cell'; 'scalar struct'; 'struct'; 'function handle'; ...
            'int8 scalar'; 'int8 matrix'; 'int16 scalar'; 'int16 matrix'; 'int32 scalar'; 'int32 matrix'; 'int64 scalar'; ...
            'int64 matrix'; 'uint8 scalar'; 'uint8 matrix'; 'uint16 scalar'; 'uint16 matrix'; 'uint32 scalar'; ...
            'uint32 matrix'; 'uint64 scalar'; 'uint64 matrix'; 'null_matrix'; 'null_string'; 'onCleanup'; 'object'};
    return;
  end
  kind = class(x);
  shape = 'matrix';
  if isscalar(x)
    shape = 'scalar';
  end
  switch kind
    case {'double', 'single'}
      name = shape;
      if ~isreal(x)
        name = ['complex ', name];
      end
      if strcmp(kind, 'single')
        name = ['float ', name];
      elseif isequal(size(x), [0, 0])
        name = 'null_matrix';
      end
    case 'logical'
      name = 'bool';
      if ~isscalar(x)
        name = 'bool matrix';
      end
    case 'char'
      name = 'string';
      if isequal(size(x), [0, 0])
        name = 'null_string';
      end
    case 'cell'
      name = 'cell';
    case 'struct'
      name = 'struct';
      if isscalar(x)
        name = 'scalar struct';
      end
    case 'function_handle'
      name = 'function handle';
    case 'onCleanup'
      % A type of its own, no object of a class.
      name = kind;
    otherwise
      if isinteger(x)
        name = [kind, ' ', shape];
      elseif isobject(x)
        name = 'object';
      else
        name = kind;
      end
  end
end
