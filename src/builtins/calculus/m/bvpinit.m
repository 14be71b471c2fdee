function guess = bvpinit(x, y, parameters, varargin)
  if isstruct(x)
    % A solution on a longer interval, whose ends go on as straight lines.
    guess = struct('solver', 'bvpinit', 'x', x.x, 'y', x.y);
    if nargin > 1 && ~isempty(y)
      if numel(y) ~= 2 || y(1) > x.x(1) || y(2) < x.x(end)
        error('MATLAB:bvpinit:BadInterval', ...
              'bvpinit: expected an interval that holds that from %g to %g', x.x(1), x.x(end));
      end
      [left, left_slope] = deval(x, x.x(1));
      [right, right_slope] = deval(x, x.x(end));
      if y(1) < x.x(1)
        guess.x = [y(1), guess.x];
        guess.y = [left + (y(1) - x.x(1)) * left_slope, guess.y];
      end
      if y(2) > x.x(end)
        guess.x = [guess.x, y(2)];
        guess.y = [guess.y, right + (y(2) - x.x(end)) * right_slope];
      end
    end
    if nargin > 2
      guess.parameters = parameters(:);
    elseif isfield(x, 'parameters')
      guess.parameters = x.parameters;
    end
    guess.yinit = guess.y;
    return;
  end
  if ~isnumeric(x) || numel(x) < 2 || any(diff(x) <= 0) && any(diff(x) >= 0)
    error('MATLAB:bvpinit:BadMesh', 'bvpinit: expected a mesh of at least two places in order');
  end
  x = reshape(x, 1, []);
  if isa(y, 'function_handle') || ischar(y)
    Y = zeros(0, numel(x));
    for k = 1:numel(x)
      v = feval(y, x(k), varargin{:});
      Y(1:numel(v), k) = v(:);
    end
  else
    Y = repmat(y(:), 1, numel(x));
  end
  guess = struct('solver', 'bvpinit', 'x', x, 'y', Y);
  if nargin > 2 && ~isempty(parameters)
    guess.parameters = parameters(:);
  end
  guess.yinit = y;
end
