function [U, S, V] = pagesvd(A, varargin)
  if ~isfloat(A)
    error('MATLAB:pagesvd:invalidType', 'pagesvd: expected a floating-point array, found %s', class(A));
  end
  if nargout < 2
    U = everypage(@(X) svd(X, varargin{:}), A);
  else
    [U, S, V] = everypage(@(X) svd(X, varargin{:}), A);
  end
end
