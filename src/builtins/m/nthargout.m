function out = nthargout(n, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'nthargout: expected a position and a function');
  end
  if isa(varargin{1}, 'function_handle') || ischar(varargin{1})
    count = max(n);
    f = varargin{1};
    args = varargin(2:end);
  elseif isnumeric(varargin{1})
    count = varargin{1};
    f = varargin{2};
    args = varargin(3:end);
  else
    error('MATLAB:nthargout:badFunction', 'nthargout: expected a function handle or a name');
  end
  if any(n ~= fix(n)) || any(n < 1)
    error('MATLAB:nthargout:badPosition', 'nthargout: positions must be positive integers');
  end
  results = cell(1, count);
  [results{:}] = feval(f, args{:});
  if isscalar(n)
    out = results{n};
  else
    out = results(n);
  end
end
