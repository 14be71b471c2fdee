function y = movvar(x, wlen, varargin)
  weight = 0;
  if ~isempty(varargin) && isnumeric(varargin{1})
    weight = varargin{1};
    varargin(1) = [];
  end
  if isequal(weight, 0)
    y = movwindow('var', x, wlen, varargin{:});
  else
    y = movfun(@(v) var(v, weight), x, wlen, varargin{:});
  end
end
