function pp = mkpp(breaks, coefs, d)
  if nargin < 3
    d = 1;
  end
  d = reshape(d, 1, []);
  pieces = numel(breaks) - 1;
  if pieces < 1
    error('MATLAB:mkpp:TooFewBreaks', 'mkpp: at least one interval is needed');
  end
  rows = pieces * prod(d);
  if rows == 0 || rem(numel(coefs), rows) > 0
    error('MATLAB:mkpp:PPNumberMismatchCoeffs', 'mkpp: the coefficients do not fit the number of intervals');
  end
  table = reshape(coefs, rows, []);
  pp = struct('form', 'pp', 'breaks', reshape(breaks, 1, []), 'coefs', table, 'pieces', pieces, 'order', size(table, 2), 'dim', d);
end
