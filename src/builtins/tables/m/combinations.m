function t = combinations(varargin)
  % The last argument changes fastest.
  count = cellfun('prodofsize', varargin);
  columns = cell(1, nargin);
  names = cell(1, nargin);
  for k = 1:nargin
    x = varargin{k};
    if ~(isvector(x) || isempty(x)) || ischar(x) && size(x, 1) ~= 1 && ~isempty(x)
      error('MATLAB:combinations:InvalidInput', 'combinations: expected vectors, found an array of %d dimensions', ndims(x));
    end
    if ischar(x)
      x = string(x);
      count(k) = 1;
    end
    columns{k} = x(:);
    names{k} = inputname(k);
    if isempty(names{k})
      names{k} = sprintf('Var%d', k);
    end
  end
  for k = 1:nargin
    at = repelem((1:count(k)).', prod(count(k + 1:end)), 1);
    columns{k} = columns{k}(repmat(at, prod(count(1:k - 1)), 1));
  end
  t = table(columns{:}, 'VariableNames', matlab.lang.makeUniqueStrings(names));
end
