function movegui(varargin)
  places = {'north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest', 'center', 'onscreen'};
  for k = 1:nargin
    if ischar(varargin{k}) && ~any(strcmpi(varargin{k}, places))
      error('MATLAB:movegui:place', 'movegui: expected a place such as ''center'', found ''%s''', varargin{k});
    end
  end
end
