function v = function_values(f, varargin)
  % A function that takes no arrays, or gives something else for them, is called for each point.
  v = [];
  try
    v = f(varargin{:});
  catch
    % The calls below say what is wrong.
  end
  if ~isequal(size(v), size(varargin{1}))
    v = arrayfun(f, varargin{:});
  end
end
