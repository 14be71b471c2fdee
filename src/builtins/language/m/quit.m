function quit(varargin)
  [status, words] = deal(0, varargin);
  if ~isempty(words) && isnumeric(words{1})
    status = words{1};
    if ~isscalar(status) || status ~= fix(status)
      error('MATLAB:quit:InvalidInput', 'quit: expected an integer as the status');
    end
    words(1) = [];
  end
  for k = 1:numel(words)
    if ~(ischar(words{k}) || isstring(words{k})) || ~strcmpi(words{k}, 'force')
      error('MATLAB:quit:InvalidInput', 'quit: expected a status, ''force'', or both');
    end
  end
  % Nothing catches an error of this name, and cleanups run.
  error('matgpu:quit', 'the program ended with status %d', status);
end
