function t = clabel(C, varargin)
  if ~isnumeric(C) || size(C, 1) ~= 2
    error('MATLAB:clabel:InvalidMatrix', 'clabel: expected the matrix that contour gives');
  end
  handle = [];
  if ~isempty(varargin) && isscalar(varargin{1}) && isnumeric(varargin{1}) && ishghandle(varargin{1})
    handle = varargin{1};
    varargin(1) = [];
  end
  wanted = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    wanted = varargin{1};
    varargin(1) = [];
  elseif ~isempty(varargin) && strcmpi(varargin{1}, 'manual')
    varargin(1) = [];
  end
  if ~isempty(handle) && nargout == 0 && isempty(wanted)
    set(handle, 'ShowText', 'on');
    return;
  end
  made = zeros(0, 1);
  k = 1;
  while k <= size(C, 2)
    [level, n] = deal(C(1, k), C(2, k));
    middle = k + ceil(n / 2);
    if isempty(wanted) || any(abs(wanted - level) <= 1e-10 * max(abs(level), 1))
      made(end + 1, 1) = text(C(1, middle), C(2, middle), num2str(level, 4), varargin{:});
    end
    k = k + n + 1;
  end
  if nargout > 0
    t = made;
  end
end
