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
    rows = 256;
    % A name may say how many colors: gray(64).
    sized = regexp(name, '^(\w+)\((\d+)\)$', 'tokens', 'once');
    if ~isempty(sized)
      name = sized{1};
      rows = str2double(sized{2});
    end
    if strcmp(name, 'default')
      name = 'parula';
    end
    known = {'parula', 'viridis', 'jet', 'hsv', 'hot', 'cool', 'gray', 'bone', 'copper', 'pink', 'spring', ...
             'summer', 'autumn', 'winter', 'lines', 'prism', 'flag', 'white', 'turbo'};
    if ~any(strcmp(name, known))
      error('MATLAB:colormap:name', 'colormap: expected three columns or one of %s, found ''%s''', ...
            strjoin(known, ', '), name);
    end
    map = feval(name, rows);
  end
  if isempty(map) && isnumeric(map)
    % The colors of a frame of true colors: there are none to be set.
    map = colormap();
  end
  colormap_rows(double(map));
  now = map;
  if nargout < 1
    clear map
  end
end
