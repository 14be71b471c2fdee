function [bw, low, high, power] = obw(varargin)
  share = 99;
  if nargin > 3
    share = varargin{4};
    if ~isscalar(share) || ~(share > 0 && share < 100)
      error('signal:obw:invalidShare', 'obw: expected a percentage between 0 and 100');
    end
    varargin = varargin(1:3);
  end
  [p, f, range] = powerdensity('obw', varargin);
  at = f >= range(1) & f <= range(2);
  low = powerquantile(p(at, :), f(at), (100 - share) / 200);
  high = powerquantile(p(at, :), f(at), (100 + share) / 200);
  bw = high - low;
  power = sum(p(at, :), 1) * mean(diff(f)) * share / 100;
end
