function [y, delta] = polyconf(p, x, S, varargin)
  if nargin < 3
    S = [];
  end
  if ~isnumeric(p) || ~isnumeric(x)
    error('stats:polyconf:BadCoefficients', 'polyconf: expected a vector of coefficients and points');
  end
  o = struct('Alpha', 0.05, 'MU', [0; 1], 'PredOpt', 'observation', 'SimOpt', 'off');
  if ~isempty(varargin) && isnumeric(varargin{1})
    varargin = [{'Alpha'}, varargin];
  end
  o = nameoptions('polyconf', varargin, o);
  z = (x - o.MU(1)) / o.MU(2);
  y = polyval(p, z);
  if nargout > 1
    if ~isstruct(S)
      error('stats:polyconf:NoStructure', 'polyconf: limits need the second result of polyfit');
    end
    V = z(:) .^ (numel(p) - 1:-1:0);
    e = sum((V / S.R) .^ 2, 2);
    if strcmpi(o.PredOpt, 'observation')
      e = e + 1;
    end
    if strcmpi(o.SimOpt, 'on')
      count = numel(p) + strcmpi(o.PredOpt, 'observation');
      factor = sqrt(count * finv(1 - o.Alpha, count, S.df));
    else
      factor = tinv(1 - o.Alpha / 2, S.df);
    end
    delta = reshape(factor * S.normr / sqrt(S.df) * sqrt(e), size(x));
  end
end
