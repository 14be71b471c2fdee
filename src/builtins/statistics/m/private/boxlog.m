function y = boxlog(k, z)
  % log(1 + k * z) / k, z where k is 0; NaN beyond the support.
  y = merge(k == 0, z, log1p(max(k .* z, -1)) ./ merge(k == 0, 1, k));
  y(k .* z < -1) = NaN;
end
