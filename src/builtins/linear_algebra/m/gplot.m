function varargout = gplot(A, xy, style)
  if ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:gplot:NotSquare', 'gplot: expected a square matrix, found %dx%d', size(A, 1), size(A, 2));
  end
  if ~isnumeric(xy) || size(xy, 1) ~= size(A, 1) || size(xy, 2) < 2
    error('MATLAB:gplot:InvalidPlaces', 'gplot: expected a matrix of %d places, one a row', size(A, 1));
  end
  [from, to] = find(A);
  edges = sortrows([max(from, to), from, to]);
  % Each line is a beginning, an end and a gap.
  ends = edges(:, [2 3 3]);
  lines = {reshape(xy(ends, 1), size(ends)), reshape(xy(ends, 2), size(ends))};
  lines = cellfun(@(c) reshape([c(:, 1:2), NaN(size(c, 1), 1)].', [], 1), lines, 'UniformOutput', false);
  if nargout > 0
    varargout = lines;
  elseif nargin < 3
    plot(lines{:}, '-');
  else
    plot(lines{:}, style);
  end
end
