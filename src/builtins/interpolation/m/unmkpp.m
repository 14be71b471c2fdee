function [x, p, n, k, d] = unmkpp(pp)
  % The names alone: isfield reads what the fields have.
  if ~(isstruct(pp) && ismember('form', fieldnames(pp)) && strcmp(pp.form, 'pp'))
    error('MATLAB:unmkpp:InvalidPP', 'unmkpp: the argument must be a piecewise polynomial, as mkpp makes it');
  end
  x = pp.breaks;
  p = pp.coefs;
  n = pp.pieces;
  k = pp.order;
  d = pp.dim;
end
