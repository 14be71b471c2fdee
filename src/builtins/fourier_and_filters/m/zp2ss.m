function [A, B, C, D] = zp2ss(z, p, k)
  % Sections of at most two poles, one behind the other; conjugate pairs are blocks on the diagonal.
  z = z(isfinite(z));
  if numel(z) > numel(p)
    error('signal:zp2ss:TooManyZeros', 'zp2ss: there are %d zeros and %d poles; a system has as many poles at least', numel(z), numel(p));
  end
  [numerators, denominators] = deal(sectionsof(z), sectionsof(p));
  [A, B, C, D] = deal([], zeros(0, 1), zeros(1, 0), 1);
  at = 1;
  % A section has no more zeros than poles: the single ones come first in both lists.
  if numel(denominators) > 0 && numel(denominators{1}) == 2 && ~(numel(numerators) > 0 && numel(numerators{1}) == 2)
    numerators = [{1}, numerators];
  end
  for j = 1:numel(denominators)
    b = 1;
    if at <= numel(numerators)
      b = numerators{at};
      at = at + 1;
    end
    [A2, B2, C2, D2] = tf2ss(b, denominators{j});
    A = [A, zeros(size(A, 1), size(A2, 1)); B2 * C, A2];
    [B, C, D] = deal([B; B2 * D], [D2 * C, C2], D2 * D);
  end
  C = k * C;
  D = k * D;
end

function parts = sectionsof(roots)
  % Polynomials of two roots each, behind one of a single root where their number is odd.
  roots = cplxpair(reshape(roots, [], 1));
  pairs = roots(imag(roots) ~= 0);
  single = roots(imag(roots) == 0);
  parts = {};
  if mod(numel(single), 2) == 1
    parts = {[1, -single(1)]};
    single(1) = [];
  end
  roots = [pairs; single];
  for j = 1:2:numel(roots)
    parts{end + 1} = real(poly(roots(j:j + 1)));
  end
end
