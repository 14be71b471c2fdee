function h = surfc(varargin)
  numbers = find([cellfun(@isnumeric, varargin), false] == 0, 1) - 1;
  made = surf(varargin{:});
  if numbers >= 3
    contour_floor(varargin{1:3});
  else
    contour_floor(varargin{1});
  end
  if nargout > 0
    h = made;
  end
end
