function [g, varargout] = findgroups(varargin)
  n = numel(varargin{1});
  codes = zeros(n, nargin);
  values = cell(1, nargin);
  for k = 1:nargin
    if numel(varargin{k}) ~= n
      error('MATLAB:findgroups:SizeMismatch', 'findgroups: the grouping variables must have the same number of elements');
    end
    x = reshape(varargin{k}, [], 1);
    missing = ismissing(x);
    [values{k}, ~, at] = unique(x(~missing));
    codes(~missing, k) = at;
    codes(missing, k) = NaN;
  end
  known = ~any(isnan(codes), 2);
  [rows, ~, at] = unique(codes(known, :), 'rows');
  g = NaN(size(varargin{1}));
  g(known) = at;
  varargout = cell(1, nargin);
  for k = 1:nargin
    varargout{k} = reshape(values{k}(rows(:, k)), [], 1);
    if isrow(varargin{k}) && ~ischar(varargin{k})
      varargout{k} = varargout{k}.';
    end
  end
end
