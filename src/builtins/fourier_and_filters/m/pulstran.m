function y = pulstran(t, d, pulse, varargin)
  gains = ones(numel(d), 1);
  if size(d, 2) == 2 && ~isvector(d)
    [d, gains] = deal(d(:, 1), d(:, 2));
  elseif isequal(size(d), [1, 2]) && ~(isnumeric(pulse) || ischar(pulse) || isa(pulse, 'function_handle') || isstring(pulse))
    error('signal:pulstran:Pulse', 'pulstran: expected a function or samples of a pulse');
  end
  if isnumeric(pulse)
    rate = 1;
    method = 'linear';
    for k = 1:numel(varargin)
      if ischar(varargin{k}) || isstring(varargin{k})
        method = char(varargin{k});
      elseif ~isempty(varargin{k})
        rate = varargin{k};
      end
    end
    samples = reshape(pulse, 1, []);
    at = (0:numel(samples) - 1) / rate;
    f = @(x) reshape(interp1(at, samples, x(:), method, 0), size(x));
  else
    if ~isa(pulse, 'function_handle')
      pulse = str2func(char(pulse));
    end
    f = @(x) pulse(x, varargin{:});
  end
  y = zeros(size(t), 'like', t);
  for k = 1:numel(d)
    y = y + gains(k) * f(t - d(k));
  end
end
