function tf = issortedrows(A, varargin)
  % Rows are in order where each of them and the next one differ the right way in the first column in which they differ.
  [varargin, placement] = placement_of(varargin);
  if isa(A, 'table')
    columns = 1:width(A);
    count = height(A);
    column_of = @(k) A.(k);
  else
    if ~ismatrix(A)
      error('MATLAB:issortedrows:inputMustBe2D', 'issortedrows: expected a matrix or a table, found an N-d array');
    end
    columns = 1:size(A, 2);
    count = size(A, 1);
    column_of = @(k) A(:, k);
  end
  directions = {'ascend'};
  if ~isempty(varargin) && isa(A, 'table') && ~isnumeric(varargin{1}) && ~is_direction(varargin{1})
    [known, columns] = ismember(cellstr(varargin{1}), A.Properties.VariableNames);
    if ~all(known)
      error('MATLAB:table:UnrecognizedVarName', 'issortedrows: a variable is not in the table');
    end
    varargin(1) = [];
  elseif ~isempty(varargin) && isnumeric(varargin{1})
    chosen = double(varargin{1}(:).');
    if any(chosen == 0 | chosen ~= fix(chosen) | abs(chosen) > numel(columns))
      error('MATLAB:issortedrows:columns', 'issortedrows: expected numbers of columns from 1 to %d', numel(columns));
    end
    directions = {'ascend', 'descend'};
    directions = directions(1 + (chosen < 0));
    columns = abs(chosen);
    varargin(1) = [];
  end
  if ~isempty(varargin)
    directions = lower(cellstr(varargin{1}));
    if ~is_direction(varargin{1})
      error('MATLAB:issortedrows:direction', ...
            'issortedrows: expected ascend, descend, monotonic, strictascend, strictdescend or strictmonotonic');
    end
  end
  if isscalar(directions)
    directions = repmat(directions, 1, numel(columns));
  elseif numel(directions) ~= numel(columns)
    error('MATLAB:issortedrows:direction', 'issortedrows: expected one direction, or one for each of %d columns', numel(columns));
  end
  tf = true;
  tied = (1:count - 1).';
  strict = any(strncmp(directions, 'strict', 6));
  for k = 1:numel(columns) * (count > 0)
    if isempty(tied) && ~strict
      return;
    end
    direction = strrep(directions{k}, 'strict', '');
    x = column_of(columns(k));
    missing = any(ismissing(x), 2);
    if ~strcmp(direction, directions{k}) && any(missing)
      tf = false;
      return;
    end
    steps = step_signs(ranks(x), missing, direction, placement, tied);
    switch direction
      case 'ascend'
        tf = ~any(steps < 0);
      case 'descend'
        tf = ~any(steps > 0);
      otherwise
        tf = ~any(steps < 0) || ~any(steps > 0);
    end
    if ~tf
      return;
    end
    tied = tied(steps == 0);
  end
  tf = ~strict || isempty(tied);
end

function tf = is_direction(x)
  words = {'ascend', 'descend', 'monotonic', 'strictascend', 'strictdescend', 'strictmonotonic'};
  tf = (ischar(x) || isstring(x) || iscellstr(x)) && all(ismember(lower(cellstr(x)), words));
end

function [given, placement] = placement_of(given)
  placement = 'auto';
  for k = numel(given) - 1:-1:1
    if ischar(given{k}) || isstring(given{k}) && isscalar(given{k})
      if strcmpi(given{k}, 'MissingPlacement')
        placement = lower(char(given{k + 1}));
        given(k:k + 1) = [];
      elseif strcmpi(given{k}, 'ComparisonMethod')
        given(k:k + 1) = [];
      end
    end
  end
  if ~any(strcmp(placement, {'auto', 'first', 'last'}))
    error('MATLAB:issortedrows:MissingPlacement', 'issortedrows: missing values are placed auto, first or last');
  end
end

function r = ranks(x)
  if size(x, 2) > 1
    [~, ~, r] = unique(x, 'rows');
  else
    [~, ~, r] = unique(x);
  end
  r = double(r(:));
end

% How ranks change from a row to the next; what is missing is greatest, unless it is placed elsewhere.
function steps = step_signs(r, missing, direction, placement, at)
  beyond = Inf;
  if strcmp(direction, 'descend') && strcmp(placement, 'last') || ~strcmp(direction, 'descend') && strcmp(placement, 'first')
    beyond = -Inf;
  end
  r(missing) = beyond;
  steps = sign(r(at + 1) - r(at));
  steps(missing(at) & missing(at + 1)) = 0;
end
