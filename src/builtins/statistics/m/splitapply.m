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
  count = max([floor(double(max(g(:)))), 0]);
  varargout = cell(1, max(nargout, 1));
  % The data in the order of their groups: which part of them each one is, is all that has to be known. What is in no group
  % comes first.
  key = reshape(double(g), [], 1);
  key(~(key >= 1 & key == fix(key))) = 0;
  [~, order] = sort(key);
  sizes = gather(accumarray_fold(key + 1, 1, count + 1));
  if any(sizes(2:end) == 0)
    error('MATLAB:splitapply:MissingGroupNums', ...
          'For N groups, every integer between 1 and N must occur at least once in the vector of group numbers.');
  end
  for k = 1:numel(data)
    of_elements(k) = isvector(data{k}) && numel(data{k}) == numel(key);
    if ~of_elements(k) && size(data{k}, 1) ~= numel(key)
      error('MATLAB:splitapply:RowMismatch', 'splitapply: the data must have as many rows as there are group numbers');
    end
    if of_elements(k)
      data{k} = data{k}(order);
    else
      data{k} = data{k}(order, :);
    end
  end
  last = 0;
  if count > 0
    last = sizes(1);
  end
  for group = 1:count
    first = last + 1;
    last = last + sizes(group + 1);
    picked = cell(size(data));
    for k = 1:numel(data)
      if of_elements(k)
        picked{k} = data{k}(first:last);
      else
        picked{k} = data{k}(first:last, :);
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
