function [sos, g] = zp2sos(z, p, k, order, scale)
  % Poles with the zeros nearest to them, beginning at the unit circle: Jackson, Digital Filters and Signal Processing, 1996.
  if nargin < 3 || isempty(k)
    k = 1;
  end
  if nargin < 4 || isempty(order)
    order = 'up';
  end
  if nargin < 5 || isempty(scale)
    scale = 'none';
  end
  if ~any(strcmpi(order, {'up', 'down'}))
    error('signal:zp2sos:invalidOrder', 'zp2sos: the order of the sections must be ''up'' or ''down''');
  end
  if isnumeric(scale) && isscalar(scale)
    scale = num2str(scale);
  end
  if ~any(strcmpi(scale, {'none', 'inf', 'two', '2'}))
    error('signal:zp2sos:invalidScale', 'zp2sos: the scaling must be ''none'', ''inf'' or ''two''');
  end
  if ~(isnumeric(z) && isnumeric(p) && isnumeric(k) && isscalar(k))
    error('signal:zp2sos:invalidInput', 'zp2sos: expected zeros, poles and a gain');
  end
  kind = class([z([]), p([]), k([])]);
  k = double(k);
  poles = conjugatepairs(p);
  free = conjugatepairs(z);
  count = max([size(poles, 1), size(free, 1), 1]);
  % From the unit circle inwards; what has no partner stands at the origin.
  [~, rank] = sort(min(abs(abs(poles) - 1), [], 2));
  poles = poles(rank, :);
  poles(end + 1:count, :) = NaN;
  % As polynomials in 1/z, pole over zero has as many delays as there are more poles than zeros.
  delays = max(numel(p) - numel(z), 0);
  sos = zeros(count, 6);
  for j = 1:count
    pair = poles(j, :);
    nearest = zeros(1, 0);
    if ~isempty(free)
      % Single zeros go to single poles where there are both.
      alike = isnan(free(:, 2)) == isnan(pair(2));
      distance = min(abs(free - pair(1)), [], 2);
      if isnan(pair(1))
        distance = abs(free(:, 1));
      end
      [~, at] = min(distance + 1e9 * ~alike);
      nearest = free(at, ~isnan(free(at, :)));
      free(at, :) = [];
    end
    late = min(2 - numel(nearest), delays);
    delays = delays - late;
    b = [zeros(1, late), real(poly(nearest)), zeros(1, 2 - late - numel(nearest))];
    pair = pair(~isnan(pair));
    sos(j, :) = [b, real(poly(pair)), zeros(1, 2 - numel(pair))];
  end
  if strcmpi(order, 'up')
    sos = flipud(sos);
  end
  g = k;
  if ~strcmpi(scale, 'none')
    [sos, g] = scaled(sos, k, strcmpi(scale, 'inf'));
  end
  if nargout < 2
    sos(1, 1:3) = sos(1, 1:3) * g;
  end
  sos = cast(sos, kind);
  g = cast(g, kind);
end

function [sos, g] = scaled(sos, k, greatest)
  % The norm from the input to the states of each section in direct form II is 1 (Jackson 1970), measured at frequencies around
  % the unit circle.
  count = size(sos, 1);
  circle = 2 ^ 14;
  before = ones(1, circle);
  norms = zeros(count, 1);
  for j = 1:count
    inner = before ./ fft(sos(j, 4:6), circle);
    if greatest
      norms(j) = max(abs(inner));
    else
      norms(j) = sqrt(mean(abs(inner) .^ 2));
    end
    before = inner .* fft(sos(j, 1:3), circle);
  end
  g = 1 / norms(1);
  sos(:, 1:3) = sos(:, 1:3) .* norms ./ [norms(2:end); 1 / k];
end
