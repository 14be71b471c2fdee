function [g, varargout] = findgroups(varargin)
  if nargin == 1 && istable(varargin{1})
    % By all variables of a table, whose values are those of another.
    t = varargin{1};
    columns = arrayfun(@(k) t.(k), 1:width(t), 'UniformOutput', false);
    values = cell(1, numel(columns));
    [g, values{:}] = findgroups(columns{:});
    varargout = {table(values{:}, 'VariableNames', t.Properties.VariableNames)};
    return;
  end
  n = numel(varargin{1});
  codes = zeros(n, nargin);
  values = cell(1, nargin);
  for k = 1:nargin
    if numel(varargin{k}) ~= n
      error('MATLAB:findgroups:SizeMismatch', 'findgroups: the grouping variables must have the same number of elements');
    end
    x = reshape(varargin{k}, [], 1);
    % Of numbers this is found where they are.
    if isfloat(x)
      missing = isnan(x);
    else
      missing = ismissing(x);
    end
    if ~any(missing)
      [values{k}, ~, codes(:, k)] = unique(x);
    else
      [values{k}, ~, at] = unique(x(~missing));
      codes(~missing, k) = at;
      codes(missing, k) = NaN;
    end
  end
  g = NaN(size(varargin{1}));
  if nargin == 1
    % The codes of one variable are its groups.
    g(:) = codes;
    rows = (1:numel(values{1})).';
  else
    known = ~any(isnan(codes), 2);
    [rows, ~, at] = unique(codes(known, :), 'rows');
    g(known) = at;
  end
  varargout = cell(1, nargin);
  for k = 1:nargin
    varargout{k} = reshape(values{k}(rows(:, k)), [], 1);
    if isrow(varargin{k}) && ~ischar(varargin{k})
      varargout{k} = varargout{k}.';
    end
  end
end
