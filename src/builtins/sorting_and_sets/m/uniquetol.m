function [c, ia, ic] = uniquetol(A, varargin)
  if ! isfloat(A) || iscomplex(A)
    error('uniquetol: A must be a real floating point type');
  end
  tol = 1e-12;
  if isa(A, 'single')
    tol = 1e-6;
  end
  is_word = @(x) ischar(x) || isstring(x) && isscalar(x);
  if ! isempty(varargin) && ! is_word(varargin{1})
    tol = varargin{1};
    varargin(1) = [];
    if ! isfloat(tol) || ! isscalar(tol) || iscomplex(tol)
      error('uniquetol: TOL must be a real floating point scalar');
    end
    if isnan(tol)
      error('uniquetol: TOL must be a real floating point scalar');
    end
  end
  byrows = false;
  indices = false;
  scale = [];
  for k = 1:2:numel(varargin)
    if k == numel(varargin)
      error('uniquetol: options must come in pairs');
    end
    if ! is_word(varargin{k})
      error('uniquetol: property name must be a string');
    end
    value = varargin{k + 1};
    switch lower(varargin{k})
      case 'byrows'
        byrows = checked(value, 'ByRows');
      case 'outputallindices'
        indices = checked(value, 'OutputAllIndices');
      case 'datascale'
        scale = value;
        if ! isfloat(scale) || iscomplex(scale) || any(isnan(scale(:))) || any(scale(:) < 0) || any(isinf(scale(:)) & false)
          error('uniquetol: DataScale must be a non-NaN, positive scalar or vector');
        end
      otherwise
        error('uniquetol: unknown property "%s"', varargin{k});
    end
  end
  if isempty(A)
    c = A;
    ia = [];
    ic = [];
    return;
  end
  isrowvec = isrow(A) && ! byrows;
  if ! byrows
    A = A(:);
  end
  [n, m] = size(A);
  if isempty(scale)
    finite = abs(A);
    finite(! isfinite(finite)) = 0;
    if byrows
      scale = max(finite, [], 1);
    else
      scale = max(finite(:));
    end
  elseif ! isscalar(scale) && numel(scale) != m
    error('uniquetol: invalid DataScale size');
  end
  limit = tol * scale;
  if m == 1
    [v, order] = sort(A);
    [v, order, limit] = gather(v, order, limit);
    [first, group] = along(v, order, limit);
  else
    [~, order] = sortrows(A);
    [v, order, limit] = gather(A, order, limit + zeros(1, m));
    [first, group] = by_rows(v, order, limit);
  end
  c = A(first, :);
  ia = first;
  ic = group;
  if indices
    ia = cell(numel(first), 1);
    for k = 1:numel(first)
      ia{k} = find(group == k);
    end
  end
  if isrowvec
    c = c.';
    if indices
      ia = ia.';
    end
  end
end

% What is sorted is looked at element by element: from the first of each group on as far as it is near. Arrays grow where they are
% used, for zeros(...) could lie on a device.
function [first, group] = along(v, order, limit)
  first = zeros(0, 1);
  first(numel(v), 1) = 0;
  group = first;
  count = 0;
  start = v(1);
  for k = 1:numel(v)
    if k == 1 || ~(v(k) == start || abs(v(k) - start) <= limit)
      count = count + 1;
      start = v(k);
      first(count) = order(k);
    end
    group(order(k)) = count;
  end
  first = first(1:count);
end

function [first, group] = by_rows(A, order, limit)
  [n, m] = size(A);
  first = zeros(0, 1);
  first(n, 1) = 0;
  group = first;
  count = 0;
  for k = 1:n
    r = order(k);
    if group(r) == 0
      count = count + 1;
      first(count) = r;
      group(r) = count;
      for i = 1:n
        if group(i) == 0
          near = true;
          for j = 1:m
            if ~(A(i, j) == A(r, j) || abs(A(i, j) - A(r, j)) <= limit(j))
              near = false;
            end
          end
          if near
            group(i) = count;
          end
        end
      end
    end
  end
  first = first(1:count);
end

function tf = checked(value, name)
  if ! isscalar(value) || ! (islogical(value) || isnumeric(value))
    error('uniquetol: %s must be a logical scalar', name);
  end
  tf = logical(value);
end
