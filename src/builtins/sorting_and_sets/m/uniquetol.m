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
  [~, order] = sortrows(A);
  group = zeros(n, 1);
  first = zeros(0, 1);
  members = {};
  for k = 1:n
    r = order(k);
    if group(r) != 0
      continue;
    end
    gap = abs(A - A(r, :));
    same = A == A(r, :);
    near = all(gap <= limit | same, 2) & group == 0;
    near(r) = true;
    first(end + 1, 1) = r;
    group(near) = numel(first);
    members{end + 1, 1} = find(near);
  end
  c = A(first, :);
  ia = first;
  ic = group;
  if indices
    ia = members;
  end
  if isrowvec
    c = c.';
    if indices
      ia = ia.';
    end
  end
end

function tf = checked(value, name)
  if ! isscalar(value) || ! (islogical(value) || isnumeric(value))
    error('uniquetol: %s must be a logical scalar', name);
  end
  tf = logical(value);
end
