function [b, a] = zp2tf(z, p, k)
  % Each column of z has the zeros of an output, and Inf where there are fewer.
  if isempty(z)
    z = zeros(0, numel(k));
  elseif isscalar(k)
    z = z(:);
  end
  a = real(poly(p));
  b = zeros(numel(k), max(numel(a), size(z, 1) + 1), class([z(:); p(:); k(:)]));
  for i = 1:numel(k)
    c = k(i) * real(poly(z(isfinite(z(:, i)), i)));
    b(i, end - numel(c) + 1:end) = c;
  end
end
