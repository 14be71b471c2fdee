function [sections, rest] = filtersections(name, b, given)
  % The parts that make up a filter, each by its numerator and denominator, and the arguments behind it.
  if isnumeric(b) && ismatrix(b) && ~isvector(b) && ~isempty(b)
    if size(b, 2) ~= 6
      error(['signal:', name, ':invalidFilter'], '%s: expected second-order sections of 6 columns, found %d', ...
            name, size(b, 2));
    end
    sections = [num2cell(b(:, 1:3), 2), num2cell(b(:, 4:6), 2)];
    rest = given;
    return;
  end
  a = 1;
  if ~isempty(given) && ~isempty(given{1})
    a = given{1};
  end
  sections = {b(:).', a(:).'};
  rest = given(2:end);
end
