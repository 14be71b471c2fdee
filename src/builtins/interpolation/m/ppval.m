function yi = ppval(pp, xi)
  if ~isstruct(pp) && isstruct(xi)
    swap = pp;
    pp = xi;
    xi = swap;
  end
  if ~(isstruct(pp) && isfield(pp, 'form') && strcmp(pp.form, 'pp'))
    error('MATLAB:ppval:InvalidPP', 'ppval: the first argument must be a piecewise polynomial, as mkpp makes it');
  end
  x = pp.breaks(:).';
  C = pp.coefs;
  d = prod(pp.dim);
  n = pp.pieces;
  points = xi(:).';
  at = min(max(lookup(x(1:n), points), 1), n);
  h = points - x(at);
  C = reshape(C, d, n, pp.order);
  C = reshape(C(:, at, :), d, numel(points), pp.order);
  dx = repmat(h, d, 1);
  y = cast(C(:, :, 1), class([C([]), xi([])]));
  for k = 2:pp.order
    y = y .* dx + C(:, :, k);
  end
  y(:, isnan(points)) = NaN;
  if d == 1
    yi = reshape(y, size(xi));
  elseif isvector(xi)
    yi = reshape(y, [pp.dim, numel(xi)]);
  else
    yi = reshape(y, [pp.dim, size(xi)]);
  end
end
