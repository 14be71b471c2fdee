function text = getReport(err, varargin)
  if ~isa(err, 'MException')
    error('MATLAB:getReport:invalidError', 'getReport: expected an MException');
  end
  text = err.message;
  calls = err.stack;
  calls = calls(~cellfun('isempty', {calls.name}));
  if isempty(calls)
    return;
  end
  text = sprintf('Error using %s (line %d)\n%s', calls(1).name, calls(1).line, text);
  if ~isempty(varargin) && strcmpi(varargin{1}, 'basic')
    return;
  end
  for k = 2:numel(calls)
    text = [text, sprintf('\n\nError in %s (line %d)', calls(k).name, calls(k).line)];
  end
end
