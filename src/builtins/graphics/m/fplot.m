function [h, heights] = fplot(f, varargin)
  if nargin >= 1 && (ischar(f) || isstring(f) && isscalar(f))
    f = function_to_draw(f);
  end
  if nargin < 1 || ~isa(f, 'function_handle')
    error('MATLAB:fplot:function', 'fplot: expected a handle of a function');
  end
  g = [];
  k = 1;
  if numel(varargin) >= 1 && isa(varargin{1}, 'function_handle')
    g = varargin{1};
    k = 2;
  end
  limits = [-5, 5];
  if numel(varargin) >= k && isnumeric(varargin{k})
    limits = varargin{k};
    k = k + 1;
  end
  t = linspace(limits(1), limits(2), 500);
  y = function_values(f, t);
  if nargout > 1
    % The points alone.
    h = t(:);
    heights = y(:);
    if ~isempty(g)
      h = y(:);
      heights = reshape(function_values(g, t), [], 1);
    end
    return;
  end
  % A jump between neighbours that a finer look does not close is no line.
  if isempty(g)
    steps = abs(diff(y));
    large = find(steps > 0.25 * (max(y(isfinite(y))) - min(y(isfinite(y)))));
    for at = fliplr(large)
      middle = function_values(f, linspace(t(at), t(at + 1), 9));
      if max(abs(diff(middle))) > 0.5 * steps(at)
        t = [t(1:at), (t(at) + t(at + 1)) / 2, t(at + 1:end)];
        y = [y(1:at), NaN, y(at + 1:end)];
      end
    end
    made = plot(t, y, varargin{k:end});
    xlim(limits);
  else
    made = plot(y, function_values(g, t), varargin{k:end});
  end
  if nargout > 0
    h = made;
  end
end
