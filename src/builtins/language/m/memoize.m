function f = memoize(fun)
  if ~isa(fun, 'function_handle')
    error('MATLAB:memoize:InvalidInput', 'memoize: expected a function handle, found %s', class(fun));
  end
  f = matlab.lang.MemoizedFunction(fun);
end
