function pp = mkpp(breaks, coefs, d)
  if nargin < 2
    error('MATLAB:minrhs', 'mkpp: expected breaks and coefficients');
  end
  if numel(breaks) < 2
    error('MATLAB:mkpp:TooFewBreaks', 'mkpp: at least one interval is needed');
  end
  if nargin < 3
    d = 1;
  end
  pieces = numel(breaks) - 1;
  d = d(:).';
  if prod(d) * pieces == 0 || mod(numel(coefs), prod(d) * pieces) ~= 0
    error('MATLAB:mkpp:PPNumberMismatchCoeffs', 'mkpp: the coefficients do not fit the number of intervals');
  end
  pp = struct('form', 'pp', 'breaks', breaks(:).', 'coefs', [], 'pieces', pieces, 'order', 0, 'dim', d);
  pp.order = numel(coefs) / (pieces * prod(d));
  pp.coefs = reshape(coefs, pieces * prod(d), pp.order);
end
