function [b, a, tolerance] = filterquestion(name, given)
  % The filter that a question is about, and how much is taken for nothing.
  [b, a, rest] = digitalfilter(name, given);
  tolerance = eps ^ (2 / 3);
  if ~isempty(rest) && ~isempty(rest{1})
    tolerance = rest{1};
    if ~(isnumeric(tolerance) && isscalar(tolerance) && tolerance >= 0)
      error(['signal:', name, ':invalidTolerance'], '%s: the tolerance must be a number that is not negative', name);
    end
  end
  b = reshape(double(b), 1, []);
  a = reshape(double(a), 1, []);
  if a(1) == 0
    error(['signal:', name, ':invalidFilter'], '%s: the denominator must begin with a number that is not 0', name);
  end
end
