function h = polar(theta, varargin)
  made = polarplot(theta, varargin{:});
  if nargout > 0
    h = made;
  end
end
