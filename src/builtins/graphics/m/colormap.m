function map = colormap(map, varargin)
  persistent now
  if nargin < 1
    if isempty(now)
      now = parula(256);
    end
    map = now;
    return;
  end
  if nargin > 1 && isscalar(map) && isnumeric(map)
    axes(map);
    map = varargin{1};
  end
  if ischar(map) || isstring(map)
    name = lower(char(map));
    if strcmp(name, 'default')
      name = 'parula';
    end
    known = {'parula', 'viridis', 'jet', 'hsv', 'hot', 'cool', 'gray', 'bone', 'copper', 'pink', 'spring', ...
             'summer', 'autumn', 'winter', 'lines', 'prism', 'flag', 'white', 'turbo'};
    if ~any(strcmp(name, known))
      error('MATLAB:colormap:name', 'colormap: expected three columns or one of %s, found ''%s''', ...
            strjoin(known, ', '), name);
    end
    map = feval(name, 256);
  end
  colormap_rows(double(map));
  now = map;
  if nargout < 1
    clear map
  end
end
