function y = movstd(x, wlen, varargin)
  weight = 0;
  if ~isempty(varargin) && isnumeric(varargin{1})
    weight = varargin{1};
    varargin(1) = [];
  end
  if isequal(weight, 0)
    y = movwindow('std', x, wlen, varargin{:});
  else
    y = movfun(@(v) std(v, weight), x, wlen, varargin{:});
  end
end
