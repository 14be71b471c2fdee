function [r, p, k] = residuez(b, a, k)
  % Partial fractions in z^-1 are those in x with the poles 1/p: r/(x - 1/p)^m is r*(-p)^m/(1 - p*x)^m.
  if nargin == 3
    [r, p] = synthesized(b, a, k);
    return;
  end
  if ~isnumeric(b) || ~isnumeric(a) || isempty(a) || a(1) == 0
    error('signal:residuez:InvalidDenominator', 'residuez: expected coefficients, of which the first of the denominator is not zero');
  end
  a = reshape(a(1:find(a, 1, 'last')), 1, []);
  b = reshape(b, 1, []);
  if isscalar(a)
    [r, p, k] = deal(zeros(0, 1), zeros(0, 1), b / a);
    return;
  end
  [r, p, k, m] = residue(fliplr(b), fliplr(a));
  p = 1 ./ p;
  r = r .* (-p) .^ m;
  % Large poles come first, the powers of each in their order.
  [~, order] = sort(-round(abs(p), 10));
  [p, r] = deal(p(order), r(order));
  k = fliplr(reshape(k, 1, []));
  if isempty(k)
    k = [];
  end
end

function [b, a] = synthesized(r, p, k)
  p = reshape(p, [], 1);
  a = reshape(poly(p), 1, []);
  b = zeros(1, numel(p));
  for j = 1:numel(p)
    % The denominator without the factors of this term.
    left = p;
    same = find(abs(p - p(j)) <= 1e-3 * max(abs(p(j)), 1));
    power = sum(same <= j);
    left(same(1:power)) = [];
    term = reshape(poly(left), 1, []);
    b(1:numel(term)) = b(1:numel(term)) + r(j) * term;
  end
  whole = [];
  if ~isempty(k)
    whole = conv(reshape(k, 1, []), a);
  end
  n = max(numel(b), numel(whole));
  b(end + 1:n) = 0;
  whole(end + 1:n) = 0;
  b = b + whole;
end
