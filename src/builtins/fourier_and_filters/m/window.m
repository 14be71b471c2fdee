function w = window(f, n, varargin)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
  if ~isa(f, 'function_handle')
    error('signal:window:invalidFunction', 'window: expected the handle of a function, found %s', class(f));
  end
  w = f(n, varargin{:});
end
