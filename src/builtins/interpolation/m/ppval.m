function yi = ppval(pp, xi)
  if ~isstruct(pp) && isstruct(xi)
    swap = pp;
    pp = xi;
    xi = swap;
  end
  % The names alone: isfield reads what the fields have.
  if ~(isstruct(pp) && ismember('form', fieldnames(pp)) && strcmp(pp.form, 'pp'))
    error('MATLAB:ppval:InvalidPP', 'ppval: the first argument must be a piecewise polynomial, as mkpp makes it');
  end
  x = pp.breaks(:).';
  C = pp.coefs;
  d = prod(pp.dim);
  n = pp.pieces;
  points = xi(:).';
  at = min(max(lookup(x(1:n), points), 1), n);
  h = points - x(at);
  C = cast(reshape(C, d, n, pp.order), class([C([]), xi([])]));
  % Where a point is not a number, its distance is not.
  y = zeros(d, numel(points), class(C));
  if pp.order == 1
    y = y + repmat(h - h, d, 1);
    y(isinf(repmat(h, d, 1))) = 0;
  end
  for k = 1:pp.order
    part = C(:, :, k);
    part = part(:, at);
    if k == 1
      y = y + part;
    else
      y = y .* h + part;
    end
  end
  if d == 1
    yi = reshape(y, size(xi));
  elseif isvector(xi)
    yi = reshape(y, [pp.dim, numel(xi)]);
  else
    yi = reshape(y, [pp.dim, size(xi)]);
  end
end
