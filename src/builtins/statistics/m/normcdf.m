function p = normcdf(x, varargin)
  upper = nargin > 1 && (ischar(varargin{end}) || isstring(varargin{end}));
  if upper && ~strcmpi(varargin{end}, 'upper')
    error('stats:normcdf:badOption', 'normcdf: unknown option ''%s''', char(varargin{end}));
  end
  given = varargin(1:end - upper);
  defaults = {0, 1};
  given = [given, defaults(numel(given) + 1:end)];
  [mu, sigma] = given{1:2};
  z = (x - mu) ./ sigma;
  if upper
    z = -z;
  end
  p = erfc(-z / sqrt(2)) / 2;
  p(sigma + zeros(size(p)) <= 0) = NaN;
end
