function h = ezplot(f, varargin)
  second = [];
  if numel(varargin) >= 1 && (isa(varargin{1}, 'function_handle') || ischar(varargin{1}) || isstring(varargin{1}))
    second = varargin{1};
    varargin(1) = [];
  end
  [f, count, words] = function_to_draw(f);
  limits = [-2 * pi, 2 * pi];
  if ~isempty(second)
    limits = [0, 2 * pi];
  end
  if numel(varargin) >= 1 && isnumeric(varargin{1}) && ~isempty(varargin{1})
    limits = reshape(double(varargin{1}), 1, []);
  end
  made = [];
  if ~isempty(second)
    [g, ~, others] = function_to_draw(second);
    made = fplot(f, g, limits(1:2));
    words = ['x = ', words, ', y = ', others];
  elseif count > 1
    fimplicit(f, limits);
    words = [words, ' = 0'];
  else
    made = fplot(f, limits(1:2));
    if numel(limits) == 4
      ylim(limits(3:4));
    end
  end
  title(words);
  if nargout > 0
    h = made;
  end
end
