function validateattributes(A, classes, attributes, varargin)
  classes = listed(classes);
  attributes = listed(attributes);
  if ! iscellstr(classes)
    error('MATLAB:invalidInputArguments', 'validateattributes: CLASSES must be a cellstr');
  elseif ! iscell(attributes)
    error('MATLAB:invalidInputArguments', 'validateattributes: ATTRIBUTES must be a cell array');
  end
  name = 'input';
  place = 'MATLAB:';
  if numel(varargin) == 1 && isnumeric(varargin{1}) && isscalar(varargin{1})
    name = sprintf('input number %d', varargin{1});
  else
    if numel(varargin) >= 1 && ! isempty(varargin{1}) && ! is_word(varargin{1})
      error('MATLAB:invalidInputArguments', 'validateattributes: FUNC_NAME must be a string');
    end
    if numel(varargin) >= 1 && ! isempty(varargin{1})
      place = ['MATLAB:', char(varargin{1}), ':'];
    end
    if numel(varargin) >= 2 && ! isempty(varargin{2})
      if ! is_word(varargin{2})
        error('MATLAB:invalidInputArguments', 'validateattributes: VAR_NAME must be a string');
      end
      name = char(varargin{2});
    end
    if numel(varargin) >= 3 && ! isempty(varargin{3})
      if strcmp(name, 'input')
        name = sprintf('input number %d', varargin{3});
      else
        name = sprintf('input number %d, %s,', varargin{3}, name);
      end
    end
  end
  if ! isempty(classes)
    ok = false;
    for k = 1:numel(classes)
      c = classes{k};
      if strcmp(c, 'float')
        ok = ok || isfloat(A);
      elseif strcmp(c, 'numeric')
        ok = ok || isnumeric(A);
      else
        ok = ok || isa(A, c);
      end
    end
    if ! ok
      error([place, 'invalidType'], 'Expected %s to be one of these types:\n\n%s\n\nInstead its type was %s.', name, strjoin(classes, ', '), class(A));
    end
  end
  k = 1;
  while k <= numel(attributes)
    what = lower(attributes{k});
    limit = [];
    if any(strcmp(what, {'size', 'numel', 'ncols', 'nrows', 'ndims', '>', '>=', '<', '<='}))
      k += 1;
      limit = attributes{k};
    end
    k += 1;
    id = ['MATLAB:expected', upper(what(1)), what(2:end)];
    says = what;
    switch what
      case '2d'
        id = 'MATLAB:expected2D';
        bad = ndims(A) != 2;
        says = 'two-dimensional';
      case '3d'
        id = 'MATLAB:expected3D';
        bad = ndims(A) > 3;
        says = 'three-dimensional';
      case 'column'
        bad = ! iscolumn(A);
        says = 'a column vector';
      case 'row'
        bad = ! isrow(A);
        says = 'a row vector';
      case 'scalar'
        bad = ! isscalar(A);
        says = 'a scalar';
      case 'scalartext'
        bad = ! (ischar(A) && (isrow(A) || isequal(size(A), [0, 0])) || isstring(A) && isscalar(A));
        says = 'a string scalar or character vector';
      case 'vector'
        bad = ! isvector(A);
        says = 'a vector';
      case 'square'
        bad = ! issquare(A);
        says = 'a square matrix';
      case 'diag'
        bad = ! isdiag(A);
        says = 'a diagonal matrix';
      case 'nonempty'
        bad = isempty(A);
      case 'nonsparse'
        bad = issparse(A);
      case 'binary'
        bad = ! (islogical(A) || all((A(:) == 1) | (A(:) == 0)));
      case 'even'
        bad = any(rem(A(:), 2) != 0);
      case 'odd'
        bad = any(mod(A(:), 2) != 1);
      case 'integer'
        bad = ! isinteger(A) && any(A(:) != fix(A(:)) | isinf(A(:)));
        says = 'integer-valued';
      case 'real'
        bad = ! isreal(A);
      case 'finite'
        bad = ! all(isfinite(A(:)));
      case 'nonnan'
        bad = any(isnan(A(:)));
        says = 'non-NaN';
      case 'nonnegative'
        bad = ! all(A(:) >= 0);
      case 'nonzero'
        bad = any(A(:) == 0);
      case 'positive'
        bad = ! all(A(:) > 0);
      case 'decreasing'
        bad = any(isnan(A(:))) || any(diff_(A(:)) >= 0);
      case 'increasing'
        bad = any(isnan(A(:))) || any(diff_(A(:)) <= 0);
      case 'nondecreasing'
        bad = any(isnan(A(:))) || any(diff_(A(:)) < 0);
      case 'nonincreasing'
        bad = any(isnan(A(:))) || any(diff_(A(:)) > 0);
      case 'size'
        sz = size(A);
        % Extents of one at the end are there as often as they are asked for.
        padded = [sz, ones(1, numel(limit) - numel(sz))];
        bad = numel(sz) > numel(limit) || any(padded != limit & ! isnan(limit));
        id = 'MATLAB:incorrectSize';
        says = sprintf('of size %s, but it is of size %s', extents(limit), extents(sz));
      case 'numel'
        bad = numel(A) != limit;
        id = 'MATLAB:incorrectNumel';
        says = sprintf('an array with number of elements equal to %d', limit);
      case 'ncols'
        bad = columns(A) != limit;
        id = 'MATLAB:incorrectNumcols';
        says = sprintf('an array with number of columns equal to %d', limit);
      case 'nrows'
        bad = rows(A) != limit;
        id = 'MATLAB:incorrectNumrows';
        says = sprintf('an array with number of rows equal to %d', limit);
      case 'ndims'
        bad = ndims(A) != limit;
        id = 'MATLAB:incorrectNumdims';
        says = sprintf('an array with number of dimensions equal to %d', limit);
      case '>'
        bad = ! all(A(:) > limit);
        id = 'MATLAB:notGreater';
        says = bounded(A, '>', limit);
      case '>='
        bad = ! all(A(:) >= limit);
        id = 'MATLAB:notGreaterEqual';
        says = bounded(A, '>=', limit);
      case '<'
        bad = ! all(A(:) < limit);
        id = 'MATLAB:notLess';
        says = bounded(A, '<', limit);
      case '<='
        bad = ! all(A(:) <= limit);
        id = 'MATLAB:notLessEqual';
        says = bounded(A, '<=', limit);
      otherwise
        error('MATLAB:invalidInputArguments', 'validateattributes: unknown ATTRIBUTE %s', what);
    end
    if bad
      error([place, id(8:end)], 'Expected %s to be %s.', name, says);
    end
  end
end

function d = diff_(v)
  d = v(2:end) - v(1:end - 1);
end

function text = bounded(A, op, limit)
  if isscalar(A)
    text = sprintf('a scalar with value %s %s', op, num2str(limit));
  else
    text = sprintf('an array with all of the values %s %s', op, num2str(limit));
  end
end

% Extents as MATLAB writes them: a letter for each that may be any.
function text = extents(sizes)
  text = '';
  letters = 'MNPQRST';
  free = 0;
  for extent = sizes
    if isnan(extent)
      free = free + 1;
      part = letters(min(free, end));
    else
      part = sprintf('%d', extent);
    end
    text = [text, 'x', part];
  end
  text = text(2:end);
end

function tf = is_word(x)
  tf = ischar(x) || isstring(x) && isscalar(x);
end

% String arrays as cells of texts, alone or within a list.
function list = listed(list)
  if isstring(list)
    list = cellstr(list);
  elseif iscell(list)
    for k = 1:numel(list)
      if isstring(list{k}) && isscalar(list{k})
        list{k} = char(list{k});
      end
    end
  end
end
