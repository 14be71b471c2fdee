function h = pie3(varargin)
  if nargout > 0
    h = pie(varargin{:});
  else
    pie(varargin{:});
  end
end
