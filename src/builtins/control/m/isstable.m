function tf = isstable(b, a)
  if nargin == 1 && isnumeric(b) && ismatrix(b) && size(b, 2) == 6
    % Second-order sections.
    tf = all(arrayfun(@(k) all(abs(roots(b(k, 4:6))) < 1), 1:size(b, 1)));
    return;
  end
  if nargin < 2 || ~isnumeric(b) || ~isnumeric(a) || ~isvector(a)
    error('Control:analysis:arguments', 'isstable: expected a system, or the coefficients of a filter');
  end
  tf = all(abs(roots(a)) < 1);
end
