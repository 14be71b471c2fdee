function x = tinv(p, varargin)
  [p, v] = distargs('tinv', p, varargin, {[]});
  q = min(p, 1 - p);
  far = q < 0.25;
  h = min(v, 1e15);
  w = betaquantile(merge(far, 2 * q, 1 - 2 * q), merge(far, h / 2, 0.5), merge(far, 0.5, h / 2), 'lower');
  x = sqrt(h .* merge(far, (1 - w) ./ w, w ./ (1 - w)));
  x = merge(p < 0.5, -x, x);
  many = v > 1e15;
  if any(many(:))
    x = merge(many, norminv(p), x);
  end
end
