function h = pie3(varargin)
  made = pie(varargin{:});
  if nargout > 0
    h = made;
  end
end
