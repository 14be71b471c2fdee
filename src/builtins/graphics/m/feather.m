function h = feather(u, v, varargin)
  if nargin < 2 || ~isnumeric(u) || ~isnumeric(v)
    error('MATLAB:feather:arrows', 'feather: expected the components of arrows');
  end
  n = numel(u);
  made = quiver(1:n, zeros(1, n), reshape(u, 1, n), reshape(v, 1, n), 0, varargin{:});
  if nargout > 0
    h = made;
  end
end
