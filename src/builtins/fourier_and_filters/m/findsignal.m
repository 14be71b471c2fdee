function [first, last, dist] = findsignal(data, signal, varargin)
  if ~isnumeric(data) || ~isnumeric(signal) || isempty(signal)
    error('signal:findsignal:invalidInput', 'findsignal: expected data and a signal of numbers');
  end
  o = struct('Normalization', 'none', 'Metric', 'squared', 'MaxDistance', Inf, 'MaxNumSegments', [], ...
             'TimeAlignment', 'fixed', 'NormalizationLength', [], 'Annotate', 'data');
  o = nameoptions('findsignal', varargin, o);
  if ~strcmpi(o.TimeAlignment, 'fixed') || ~isempty(o.NormalizationLength)
    error('signal:findsignal:unsupported', ...
          'findsignal: segments are only compared sample by sample, with the normalization of all of the data');
  end
  % Channels in rows, samples in columns.
  if isvector(data) && isvector(signal)
    data = reshape(data, 1, []);
    signal = reshape(signal, 1, []);
  end
  if size(data, 1) ~= size(signal, 1)
    error('signal:findsignal:sizeMismatch', 'findsignal: expected a signal of %d channels, found %d', ...
          size(data, 1), size(signal, 1));
  end
  [n, len] = deal(size(data, 2), size(signal, 2));
  if len > n
    error('signal:findsignal:tooLong', 'findsignal: the signal of %d samples is longer than the data of %d', len, n);
  end
  kind = validatestring(o.Normalization, {'none', 'center', 'power', 'zscore'}, 'findsignal');
  data = normalized(double(data), kind);
  signal = normalized(double(signal), kind);
  metric = validatestring(o.Metric, {'squared', 'absolute', 'euclidean', 'symmkl'}, 'findsignal');
  count = n - len + 1;
  d = zeros(1, count);
  for k = 1:len
    % The same sample of all segments.
    [a, b] = deal(data(:, k:k + count - 1), signal(:, k));
    switch metric
      case 'squared'
        d = d + sum(abs(a - b) .^ 2, 1);
      case 'absolute'
        d = d + sum(abs(real(a - b)) + abs(imag(a - b)), 1);
      case 'euclidean'
        d = d + sqrt(sum(abs(a - b) .^ 2, 1));
      otherwise
        d = d + sum((a - b) .* (log(a) - log(b)), 1);
    end
  end
  most = o.MaxNumSegments;
  if isempty(most)
    most = 1;
    if isfinite(o.MaxDistance)
      most = Inf;
    end
  end
  % The least of all places, then the least of those that do not overlap it.
  first = zeros(1, 0);
  dist = zeros(1, 0);
  left = d;
  while numel(first) < most
    [least, at] = min(left);
    if ~(least <= o.MaxDistance) || isinf(least)
      break;
    end
    first(end + 1) = at;
    dist(end + 1) = least;
    left(max(at - len + 1, 1):min(at + len - 1, count)) = Inf;
  end
  last = first + len - 1;
end

function x = normalized(x, kind)
  switch kind
    case 'center'
      x = x - mean(x, 2);
    case 'power'
      x = x ./ sqrt(mean(abs(x) .^ 2, 2));
    case 'zscore'
      x = (x - mean(x, 2)) ./ std(x, 0, 2);
  end
end
