function varargout = tformpoints(name, direction, given)
  % Points under a transform of maketform: one a row, or an array for each coordinate.
  at = find(cellfun(@isstruct, given), 1);
  if isempty(at) || numel(given) < 2 || ~isfield(given{at}, direction)
    error(['images:', name, ':invalidTform'], '%s: expected a transform of maketform and points', name);
  end
  t = given{at};
  given(at) = [];
  if isempty(t.(direction))
    error(['images:', name, ':noFunction'], '%s: this transform has no function of this direction', name);
  end
  U = given{1};
  shape = size(U);
  if numel(given) > 1
    U = cellfun(@(x) double(x(:)), given, 'UniformOutput', false);
    U = [U{:}];
  elseif shape(end) ~= 1 && ndims(U) > 2
    U = reshape(U, [], shape(end));
    shape = shape(1:end - 1);
  else
    shape = [shape(1), 1];
  end
  X = t.(direction)(double(U), t);
  if nargout > 1
    varargout = cellfun(@(x) reshape(x, shape), num2cell(X, 1), 'UniformOutput', false);
  elseif numel(shape) == 2 && shape(2) == 1
    varargout = {X};
  else
    varargout = {reshape(X, [shape, size(X, 2)])};
  end
end
