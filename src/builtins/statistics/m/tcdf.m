function p = tcdf(x, varargin)
  [x, v, upper] = distargs('tcdf', x, varargin, {[]});
  if upper
    x = -x;
  end
  far = x .^ 2 > v;
  h = min(v, 1e15);
  w = merge(far, h ./ (h + x .^ 2), x .^ 2 ./ (h + x .^ 2));
  q = betatail(w, merge(far, h / 2, 0.5), merge(far, 0.5, h / 2), 'lower') / 2;
  q = merge(far, q, 0.5 - q);
  p = merge(x > 0, 1 - q, q);
end
