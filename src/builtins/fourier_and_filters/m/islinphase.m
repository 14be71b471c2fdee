function tf = islinphase(varargin)
  [b, a, tolerance] = filterquestion('islinphase', varargin);
  b = b(find(b ~= 0, 1):find(b ~= 0, 1, 'last'));
  tf = all(a(2:end) == 0) && (isempty(b) || phasesense(b, tolerance) ~= 0);
end
