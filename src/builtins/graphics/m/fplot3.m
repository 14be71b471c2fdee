function h = fplot3(x, y, z, varargin)
  if nargin < 3 || ~isa(x, 'function_handle')
    error('MATLAB:fplot3:function', 'fplot3: expected three handles of functions');
  end
  limits = [-5, 5];
  if numel(varargin) >= 1 && isnumeric(varargin{1})
    limits = varargin{1};
    varargin(1) = [];
  end
  t = linspace(limits(1), limits(2), 500);
  made = plot3(function_values(x, t), function_values(y, t), function_values(z, t), varargin{:});
  if nargout > 0
    h = made;
  end
end
