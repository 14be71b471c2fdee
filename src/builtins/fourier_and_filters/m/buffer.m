function [y, rest, state] = buffer(x, n, p, state)
  % Neighbouring frames share p samples, or leave out -p.
  if nargin < 3
    p = 0;
  end
  lies = isrow(x);
  if ~isvector(x) && ~isempty(x) || ~isscalar(n) || n < 1 || n ~= fix(n)
    error('signal:buffer:InvalidLength', 'buffer: expected a vector and a whole number of samples in a frame');
  end
  if ~isscalar(p) || p ~= fix(p) || p >= n
    error('signal:buffer:InvalidOverlap', 'buffer: the overlap must be a whole number less than the length of a frame');
  end
  begun = [];
  if p > 0
    begun = zeros(p, 1, 'like', x);
    if nargin > 3 && (ischar(state) || isstring(state))
      if ~strcmpi(state, 'nodelay')
        error('signal:buffer:InvalidOption', 'buffer: expected ''nodelay'' or the samples before the first frame');
      end
      begun = [];
    elseif nargin > 3 && ~isempty(state)
      if numel(state) ~= p
        error('signal:buffer:InvalidState', 'buffer: expected %d samples before the first frame', p);
      end
      begun = state(:);
    end
  end
  skipped = 0;
  if p < 0 && nargin > 3 && ~isempty(state)
    skipped = state;
    if ~isscalar(state) || state < 0 || state > -p
      error('signal:buffer:InvalidState', 'buffer: the samples that are left out first must be 0 to %d', -p);
    end
  end
  x = x(:);
  samples = [begun; x(1 + min(skipped, numel(x)):end)];
  step = n - p;
  if nargout < 2
    count = ceil((numel(samples) - max(p, 0)) / step);
  else
    count = floor((numel(samples) - n) / step) + 1;
  end
  count = max(count, 0);
  places = (1:n)' + step * (0:count - 1);
  samples(end + 1:max([places(:); 0])) = 0;
  y = reshape(samples(places), n, count);
  if nargout > 1
    next = count * step;
    if p > 0
      state = samples(next + 1:next + p);
      next = next + p;
    elseif p < 0
      state = max(next - numel(samples), 0);
    else
      state = [];
    end
    rest = samples(next + 1:end);
    if lies
      rest = rest.';
    end
  end
end
