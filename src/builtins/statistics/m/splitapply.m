function varargout = splitapply(f, varargin)
  if ~isa(f, 'function_handle')
    error('MATLAB:splitapply:InvalidFunction', 'splitapply: expected a function handle, found %s', class(f));
  end
  g = varargin{end};
  data = varargin(1:end - 1);
  for k = numel(data):-1:1
    if istable(data{k})
      % Each variable is an argument.
      t = data{k};
      data = [data(1:k - 1), arrayfun(@(j) t.(j), 1:width(t), 'UniformOutput', false), data(k + 1:end)];
    end
  end
  count = max(g(:));
  varargout = cell(1, max(nargout, 1));
  for group = 1:count
    picked = cell(size(data));
    for k = 1:numel(data)
      if isvector(data{k})
        picked{k} = data{k}(g == group);
      else
        picked{k} = data{k}(g == group, :);
      end
    end
    results = cell(size(varargout));
    [results{:}] = f(picked{:});
    for k = 1:numel(results)
      if size(results{k}, 1) ~= 1
        error('MATLAB:splitapply:OutputNotUniform', ...
              'splitapply: the function must give a scalar or a row for each group; put larger results in a cell');
      end
      varargout{k} = [varargout{k}; results{k}];
    end
  end
end
