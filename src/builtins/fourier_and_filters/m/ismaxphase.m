function tf = ismaxphase(varargin)
  [b, a, tolerance] = filterquestion('ismaxphase', varargin);
  tf = all(abs(roots(a)) < 1) && all(abs(roots(b)) >= 1 - tolerance);
end
