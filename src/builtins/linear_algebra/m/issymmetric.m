function tf = issymmetric(A, skewopt, tol)
  skew = false;
  limit = 0;
  if nargin > 1
    if ischar(skewopt)
      switch skewopt
        case 'skew'
          skew = true;
        case 'nonskew'
        otherwise
          error('MATLAB:issymmetric:inputFlag', 'issymmetric: expected ''skew'' or ''nonskew''');
      end
      if nargin > 2
        limit = tol;
      end
    else
      limit = skewopt;
    end
  end
  if ~(isnumeric(limit) && isscalar(limit) && limit >= 0)
    error('MATLAB:issymmetric:badTol', 'issymmetric: the tolerance must be a nonnegative scalar');
  end
  if iscell(A) || isstruct(A)
    error('MATLAB:issymmetric:inputType', 'issymmetric: expected a numeric or logical matrix');
  end
  tf = (isnumeric(A) || islogical(A)) && ndims(A) == 2 && size(A, 1) == size(A, 2);
  if ~tf || isempty(A)
    return;
  end
  if limit == 0
    if skew
      differs = A ~= -A.';
    else
      differs = A ~= A.';
    end
    tf = nnz(differs) == 0;
  else
    A = double(A);
    if skew
      D = A + A.';
    else
      D = A - A.';
    end
    tf = norm(D, Inf) <= limit * norm(A, Inf);
  end
end
