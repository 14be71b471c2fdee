function [p, f, range, rated] = powerdensity(name, given)
  % The power spectrum, the frequencies and the range that the arguments of measures of spectra come to.
  x = given{1};
  if ~isnumeric(x) || ~isreal(x) || ~ismatrix(x) || isempty(x)
    error(['signal:', name, ':invalidSignal'], '%s: expected a signal or a spectrum of real numbers', name);
  end
  if isrow(x)
    x = x(:);
  end
  if ~isfloat(x)
    x = double(x);
  end
  given(end + 1:3) = {[]};
  rated = ~isempty(given{2});
  if rated && ~isscalar(given{2})
    f = reshape(double(given{2}), [], 1);
    if numel(f) ~= size(x, 1)
      error(['signal:', name, ':sizeMismatch'], '%s: expected as many frequencies as values, found %d and %d', ...
            name, numel(f), size(x, 1));
    end
    p = x;
  else
    rate = {};
    if rated
      rate = given(2);
    end
    n = size(x, 1);
    parts = cell(1, size(x, 2));
    for c = 1:size(x, 2)
      [parts{c}, f] = periodogram(x(:, c), [], n, rate{:});
    end
    p = [parts{:}];
  end
  range = given{3};
  if isempty(range)
    range = [f(1), f(end)];
  elseif numel(range) ~= 2 || range(1) >= range(2) || range(1) < f(1) || range(2) > f(end)
    error(['signal:', name, ':invalidRange'], '%s: expected a range of frequencies from %g up to %g', ...
          name, f(1), f(end));
  end
end
