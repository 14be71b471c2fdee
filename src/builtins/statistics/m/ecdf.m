function [f, x, flo, fup] = ecdf(y, varargin)
  % Kaplan and Meier, Nonparametric estimation from incomplete observations, JASA 53 (1958); limits after Greenwood.
  y = testdata('ecdf', y);
  if ~isvector(y)
    error('stats:ecdf:VectorRequired', 'ecdf: expected a vector');
  end
  o = struct('Censoring', [], 'Frequency', [], 'Alpha', 0.05, 'Function', 'cdf', 'Bounds', 'off');
  o = nameoptions('ecdf', varargin, o);
  kind = class(y);
  y = y(:);
  censored = false(size(y));
  count = ones(size(y));
  if ~isempty(o.Censoring)
    censored = reshape(logical(o.Censoring), [], 1);
  end
  if ~isempty(o.Frequency)
    count = reshape(double(o.Frequency), [], 1);
  end
  known = ~isnan(y) & count > 0;
  [y, censored, count] = deal(y(known), censored(known), count(known));
  [levels, ~, at] = unique(y);
  died = accumarray(at(:), count .* ~censored, [numel(levels), 1]);
  left = accumarray(at(:), count, [numel(levels), 1]);
  atrisk = flip(cumsum(flip(left)));
  happened = died > 0;
  [levels, died, atrisk] = deal(levels(happened), died(happened), atrisk(happened));
  S = cumprod(1 - died ./ atrisk);
  x = [min(y); levels];
  z = norminv(1 - o.Alpha / 2);
  switch lower(o.Function)
    case {'survivor', 'cdf'}
      spread = S .* sqrt(cumsum(died ./ (atrisk .* (atrisk - died))));
      spread(S == 0) = NaN;
      f = [1; S];
      if strcmpi(o.Function, 'cdf')
        f = 1 - f;
      end
      low = max(f - z * [NaN; spread], 0);
      high = min(f + z * [NaN; spread], 1);
    case {'cumulative hazard', 'cumhazard'}
      f = [0; cumsum(died ./ atrisk)];
      spread = sqrt(cumsum(died ./ atrisk .^ 2));
      low = max(f - z * [NaN; spread], 0);
      high = f + z * [NaN; spread];
    otherwise
      error('stats:ecdf:BadFunction', 'ecdf: unknown function ''%s''', o.Function);
  end
  unknown = [true; isnan(spread)];
  low(unknown) = NaN;
  high(unknown) = NaN;
  [f, x, flo, fup] = deal(cast(f, kind), cast(x, kind), cast(low, kind), cast(high, kind));
  if nargout == 0
    stairs(x, f);
    clear f
  end
end
