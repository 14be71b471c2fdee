function [b, a, rest] = digitalfilter(name, given)
  % A filter by its numerator and denominator, or by second-order sections.
  b = given{1};
  if isempty(b) || ~(isnumeric(b) || islogical(b)) || ~ismatrix(b)
    error(['signal:', name, ':invalidFilter'], '%s: expected the coefficients of a filter, found %s', name, class(b));
  end
  if ~isvector(b)
    if size(b, 2) ~= 6
      error(['signal:', name, ':invalidFilter'], '%s: expected second-order sections of 6 columns, found %d', ...
            name, size(b, 2));
    end
    [b, a] = sos2tf(b);
    rest = given(2:end);
    return;
  end
  a = 1;
  if numel(given) > 1 && ~isempty(given{2})
    a = given{2};
  end
  if ~isnumeric(a) || ~isvector(a)
    error(['signal:', name, ':invalidFilter'], '%s: expected the coefficients of a denominator, found %s', ...
          name, class(a));
  end
  rest = given(3:end);
end
