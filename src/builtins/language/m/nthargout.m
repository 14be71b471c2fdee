function out = nthargout(n, varargin)
  % nthargout(n, f, ...) or nthargout(n, total, f, ...): the outputs n of a call that asks for total of them.
  if ~all(n(:) >= 1 & n(:) == fix(n(:)))
    error('MATLAB:nthargout:badPosition', 'nthargout: positions must be positive integers');
  end
  call = varargin;
  total = max(n(:));
  if isnumeric(call{1}) && numel(call) > 1
    total = call{1};
    call(1) = [];
  end
  if ~ischar(call{1}) && ~isa(call{1}, 'function_handle')
    error('MATLAB:nthargout:badFunction', 'nthargout: expected a function handle or a name, found %s', class(call{1}));
  end
  outputs = cell(1, total);
  [outputs{:}] = feval(call{:});
  out = outputs(n);
  if isscalar(out)
    out = out{1};
  end
end
