function [b, a] = fittedresponse(name, h, w, given, analog)
  % The equations are linear once the denominator stands on the other side (E. C. Levi, Complex curve fitting, IRE AC 4,
  % 1959); where iterations are asked for, steps of Gauss and Newton bring down the error itself.
  if ~isnumeric(h) || ~isnumeric(w) || numel(h) ~= numel(w) || isempty(h)
    error(['signal:', name, ':InvalidDimensions'], ...
          '%s: expected as many frequencies as values of the response, found %d and %d', name, numel(w), numel(h));
  end
  isreal_filter = true;
  if ~isempty(given) && (ischar(given{1}) || isstring(given{1}))
    isreal_filter = ~strcmp(validatestring(given{1}, {'complex', 'real'}, name), 'complex');
    given(1) = [];
  end
  given(end + 1:5) = {[]};
  [nb, na, weights, most, tolerance] = given{1:5};
  whole = @(n) isnumeric(n) && isscalar(n) && n >= 0 && n == fix(n);
  if ~whole(nb) || ~whole(na)
    error(['signal:', name, ':invalidOrder'], '%s: the degrees must be integers that are not negative', name);
  end
  if isempty(weights)
    weights = ones(numel(w), 1);
  elseif numel(weights) ~= numel(w) || any(weights(:) < 0)
    error(['signal:', name, ':InvalidDimensions'], '%s: expected %d weights that are not negative, found %d', ...
          name, numel(w), numel(weights));
  end
  if isempty(tolerance)
    tolerance = 0.01;
  end
  h = double(h(:));
  w = double(w(:));
  root = sqrt(double(weights(:)));
  [nb, na] = deal(double(nb), double(na));
  scale = 1;
  if analog
    % Powers of frequencies around 1 are less apart.
    scale = max(max(abs(w)), realmin);
    z = 1i * w / scale;
    above = z .^ (nb:-1:0);
    below = z .^ (na:-1:0);
  else
    above = exp(-1i * w * (0:nb));
    below = exp(-1i * w * (0:na));
  end
  c = solved(root .* [above, -h .* below(:, 2:end)], root .* (h .* below(:, 1)), isreal_filter);
  [b, a] = deal(c(1:nb + 1), [1; c(nb + 2:end)]);
  if ~isempty(most)
    a = stable(a, analog);
    e = errors_of(b, a);
    for k = 1:most
      A = below * a;
      B = above * b;
      J = root .* [above ./ A, -B ./ A .^ 2 .* below(:, 2:end)];
      step = solved(J, e, isreal_filter);
      slope = norm(J' * e);
      part = 1;
      better = false;
      while part > 1e-6 && ~better
        b1 = b + part * step(1:nb + 1);
        a1 = stable(a + part * [0; step(nb + 2:end)], analog);
        e1 = errors_of(b1, a1);
        better = norm(e1) < norm(e);
        part = part / 2;
      end
      if ~better
        break;
      end
      [b, a, e] = deal(b1, a1, e1);
      if slope < tolerance * norm(e) || norm(e) < eps * norm(h)
        break;
      end
    end
  end
  b = reshape(b, 1, []);
  a = reshape(a, 1, []);
  if analog
    b = b .* scale .^ (na - nb + (0:nb));
    a = a .* scale .^ (0:na);
  end

  function e = errors_of(b, a)
    e = root .* (h - (above * b) ./ (below * a));
  end
end

function c = solved(D, right, isreal_filter)
  if isreal_filter
    D = [real(D); imag(D)];
    right = [real(right); imag(right)];
  end
  c = D \ right;
end

function a = stable(a, analog)
  if ~analog
    a = reshape(polystab(a), [], 1);
  elseif numel(a) > 1
    r = roots(a);
    r(real(r) > 0) = -conj(r(real(r) > 0));
    turned = reshape(poly(r), [], 1);
    if isreal(a)
      turned = real(turned);
    end
    a = turned;
  end
end
