function h = polarplot(theta, varargin)
  if nargin < 1 || ~isnumeric(theta)
    error('MATLAB:polarplot:angles', 'polarplot: expected angles and radii');
  end
  if numel(varargin) < 1 || ~isnumeric(varargin{1})
    radius = theta;
    theta = linspace(0, 2 * pi, numel(radius));
    varargin = [{radius}, varargin];
  end
  made = plot(theta, varargin{:});
  polaraxes_on
  if nargout > 0
    h = made;
  end
end
