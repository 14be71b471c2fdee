function values = jackknife(fun, varargin)
  names = find(cellfun(@(v) ischar(v) || isstring(v), varargin), 1);
  if ~isempty(names)
    varargin = varargin(1:names - 1);
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  if ~isa(fun, 'function_handle') || isempty(varargin)
    error('stats:jackknife:NoData', 'jackknife: expected a function and data');
  end
  for k = 1:numel(varargin)
    if isrow(varargin{k}) && ~isscalar(varargin{k})
      varargin{k} = varargin{k}(:);
    end
  end
  n = max(cellfun(@(v) size(v, 1), varargin));
  values = [];
  for k = 1:n
    parts = varargin;
    for j = 1:numel(parts)
      if ~isscalar(parts{j})
        parts{j}(k, :) = [];
      end
    end
    values(k, :) = reshape(fun(parts{:}), 1, []);
  end
end
