function r = hygernd(varargin)
  [m, k, n] = drawargs('hygernd', varargin, 3);
  u = rand(size(m), class(m));
  if isempty(u) || any(m(:) ~= m(1) | k(:) ~= k(1) | n(:) ~= n(1)) || isnan(hygepdf(0, m(1), k(1), n(1)))
    r = hygeinv(u, m, k, n);
  else
    r = cast(bracket(hygecdf(0:min(k(1), n(1)) - 1, m(1), k(1), n(1)), u), class(m));
  end
end
