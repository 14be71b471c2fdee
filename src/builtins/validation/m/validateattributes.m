function validateattributes(A, classes, attributes, varargin)
  if ! iscellstr(classes)
    error('MATLAB:invalidInputArguments', 'validateattributes: CLASSES must be a cellstr');
  elseif ! iscell(attributes)
    error('MATLAB:invalidInputArguments', 'validateattributes: ATTRIBUTES must be a cell array');
  end
  name = 'input';
  func = '';
  if numel(varargin) >= 1 && isnumeric(varargin{1}) && isscalar(varargin{1}) && numel(varargin) == 1
    name = sprintf('input argument #%d', varargin{1});
  else
    if numel(varargin) >= 1 && ! isempty(varargin{1})
      if ! ischar(varargin{1})
        error('MATLAB:invalidInputArguments', 'validateattributes: FUNC_NAME must be a string');
      end
      func = [varargin{1}, ': '];
    end
    if numel(varargin) >= 2 && ! isempty(varargin{2})
      if ! ischar(varargin{2})
        error('MATLAB:invalidInputArguments', 'validateattributes: VAR_NAME must be a string');
      end
      name = varargin{2};
    end
    if numel(varargin) >= 3
      name = sprintf('%s (argument #%d)', name, varargin{3});
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
      error('MATLAB:invalidType', '%s%s must be of class:\n\n  %s\n\nbut was of class %s', func, name, strjoin(classes, '\n  '), class(A));
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
        bad = ndims(A) != 2;
      case '3d'
        bad = ndims(A) > 3;
      case 'column'
        bad = ! iscolumn(A);
      case 'row'
        bad = ! isrow(A);
      case 'scalar'
        bad = ! isscalar(A);
      case 'vector'
        bad = ! isvector(A);
      case 'square'
        bad = ! issquare(A);
      case 'diag'
        bad = ! isdiag(A);
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
      case 'real'
        bad = ! isreal(A);
      case 'finite'
        bad = ! all(isfinite(A(:)));
      case 'nonnan'
        bad = any(isnan(A(:)));
      case 'nonnegative'
        bad = any(A(:) < 0);
      case 'nonzero'
        bad = any(A(:) == 0);
      case 'positive'
        bad = any(A(:) <= 0);
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
        bad = numel(sz) != numel(limit) || any(sz != limit & ! isnan(limit));
        id = 'MATLAB:incorrectSize';
        says = sprintf('of size %s but was %s', strjoin(cellfun(@num2str, num2cell(limit), 'UniformOutput', false), 'x'), strjoin(cellfun(@num2str, num2cell(sz), 'UniformOutput', false), 'x'));
      case 'numel'
        bad = numel(A) != limit;
        id = 'MATLAB:incorrectNumel';
        says = sprintf('of %d elements', limit);
      case 'ncols'
        bad = columns(A) != limit;
        id = 'MATLAB:incorrectNumcols';
        says = sprintf('of %d columns', limit);
      case 'nrows'
        bad = rows(A) != limit;
        id = 'MATLAB:incorrectNumrows';
        says = sprintf('of %d rows', limit);
      case 'ndims'
        bad = ndims(A) != limit;
        id = 'MATLAB:incorrectNumdims';
        says = sprintf('of %d dimensions', limit);
      case '>'
        bad = ! all(A(:) > limit);
        id = 'MATLAB:notGreater';
        says = sprintf('greater than %f', limit);
      case '>='
        bad = ! all(A(:) >= limit);
        id = 'MATLAB:notGreaterEqual';
        says = sprintf('greater than or equal to %f', limit);
      case '<'
        bad = ! all(A(:) < limit);
        id = 'MATLAB:notLess';
        says = sprintf('less than %f', limit);
      case '<='
        bad = ! all(A(:) <= limit);
        id = 'MATLAB:notLessEqual';
        says = sprintf('less than or equal to %f', limit);
      otherwise
        error('MATLAB:invalidInputArguments', 'validateattributes: unknown ATTRIBUTE %s', what);
    end
    if bad
      error(id, '%s%s must be %s', func, name, says);
    end
  end
end

function d = diff_(v)
  d = v(2:end) - v(1:end - 1);
end
