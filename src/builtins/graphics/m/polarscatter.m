function h = polarscatter(theta, radius, varargin)
  made = scatter(theta, radius, varargin{:});
  polaraxes_on
  if nargout > 0
    h = made;
  end
end
