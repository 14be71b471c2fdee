function meshc(varargin)
  numbers = find([cellfun(@isnumeric, varargin), false] == 0, 1) - 1;
  mesh(varargin{:});
  if numbers >= 3
    contour_floor(varargin{1:3});
  else
    contour_floor(varargin{1});
  end
end
