function tf = isminphase(varargin)
  [b, a, tolerance] = filterquestion('isminphase', varargin);
  % A delay is a zero at infinity.
  tf = all(abs(roots(a)) < 1) && b(1) ~= 0 && all(abs(roots(b)) <= 1 + tolerance);
end
