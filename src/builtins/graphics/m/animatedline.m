function h = animatedline(varargin)
  given = 0;
  while given < min(nargin, 3) && isnumeric(varargin{given + 1})
    given = given + 1;
  end
  points = varargin(1:given);
  style = varargin(given + 1:end);
  k = 1;
  while k < numel(style)
    if strcmpi(style{k}, 'MaximumNumPoints')
      style(k:k + 1) = [];
    else
      k = k + 2;
    end
  end
  if isempty(points)
    points = {NaN, NaN};
  end
  made = line(points{:}, style{:});
  if nargout > 0
    h = made;
  end
end
