function h = fimplicit(f, varargin)
  if nargin < 1 || ~isa(f, 'function_handle')
    error('MATLAB:fimplicit:function', 'fimplicit: expected a handle of a function of x and y');
  end
  limits = [-5, 5, -5, 5];
  if numel(varargin) >= 1 && isnumeric(varargin{1})
    limits = reshape(varargin{1}, 1, []);
    varargin(1) = [];
  end
  if numel(limits) == 2
    limits = [limits, limits];
  end
  [x, y] = meshgrid(linspace(limits(1), limits(2), 151), linspace(limits(3), limits(4), 151));
  z = function_values(f, x, y);
  [~, made] = contour(x, y, z, [0, 0], 'Color', [0, 0.447, 0.741], varargin{:});
  if nargout > 0
    h = made;
  end
end
