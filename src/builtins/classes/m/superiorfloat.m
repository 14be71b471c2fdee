function kind = superiorfloat(varargin)
  kind = 'double';
  for k = 1:nargin
    switch class(varargin{k})
      case 'single'
        kind = 'single';
      case {'double', 'char', 'logical'}
      otherwise
        error('MATLAB:datatypes:superiorfloat', ...
              'superiorfloat: expected single, double, char or logical arrays, found %s', class(varargin{k}));
    end
  end
end
