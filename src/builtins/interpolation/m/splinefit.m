function pp = splinefit(x, y, breaks, varargin)
  order = 3;
  for k = 1:2:numel(varargin) - 1
    if ~strcmpi(varargin{k}, 'order')
      error('MATLAB:splinefit:UnknownOption', 'splinefit: the option ''%s'' is not known; there is order', varargin{k});
    end
    order = varargin{k + 1};
  end
  x = reshape(x, [], 1);
  y = reshape(y, [], 1);
  if numel(x) ~= numel(y)
    error('MATLAB:splinefit:SizeMismatch', 'splinefit: expected as many values as points');
  end
  if isscalar(breaks)
    breaks = linspace(min(x), max(x), breaks + 1);
  end
  breaks = reshape(breaks, 1, []);
  pieces = numel(breaks) - 1;
  % Least squares in truncated powers: a polynomial, and one power more from each inner break on.
  middle = (breaks(1) + breaks(end)) / 2;
  half = (breaks(end) - breaks(1)) / 2;
  powers = @(t) cumprod([ones(size(t)), repmat(t, 1, order)], 2);
  power = @(t) prod(repmat(t, 1, 1, order), 3);
  basis = @(t) [powers((t - middle) / half), power(max((t - breaks(2:end - 1)) / half, 0))];
  c = basis(x) \ y;
  coefs = zeros(pieces, order + 1, class(c));
  for k = 1:pieces
    % The piece by its values at as many points as it has coefficients.
    at = linspace(breaks(k), breaks(k + 1), order + 1).';
    coefs(k, :) = polyfit(at - breaks(k), basis(at) * c, order);
  end
  pp = mkpp(breaks, coefs);
end
