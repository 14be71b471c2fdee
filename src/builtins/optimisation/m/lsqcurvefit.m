function [x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqcurvefit(fun, x0, xdata, ydata, varargin)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = lsqnonlin('defaults');
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'xdata', 'ydata', 'lb', 'ub', 'options'});
    [x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqcurvefit(parts{:});
    return;
  end
  if nargin < 4
    error('MATLAB:minrhs', 'lsqcurvefit: expected a function, a start and data');
  end
  if ischar(fun)
    fun = fcnchk(fun);
  end
  if ~isa(fun, 'function_handle')
    error('optim:lsqcurvefit:InvalidFUN', 'lsqcurvefit: expected a function handle, found %s', class(fun));
  end
  % What is given behind the options is given to the function too.
  if numel(varargin) > 3 && (isstruct(varargin{3}) || isempty(varargin{3}) && ~isstruct(varargin{end}) && ~isa(varargin{min(7, end)}, 'function_handle'))
    more = varargin(4:end);
    varargin = varargin(1:3);
    fun = @(x, data) fun(x, data, more{:});
  end
  if isa(xdata, 'single')
    xdata = double(xdata);
  end
  if ~isequal(size(fun(x0, xdata)), size(ydata))
    error('optim:lsqcurvefit:YdataSizeMismatchFunVal', ...
          'lsqcurvefit: the values of the function and the data have different sizes');
  end
  f = @(x) difference(fun, x, xdata, ydata);
  % Messages have this name.
  if ~isempty(varargin) && isstruct(varargin{end})
    varargin{end}.solver = 'lsqcurvefit';
  else
    varargin(end + 1:2) = {[]};
    varargin{end + 1} = struct('solver', 'lsqcurvefit');
  end
  [x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqnonlin(f, x0, varargin{:});
end
function [r, J] = difference(fun, x, xdata, ydata)
  if nargout > 1
    [y, J] = fun(x, xdata);
  else
    y = fun(x, xdata);
  end
  r = double(y) - double(ydata);
end
