function [X, r] = pagemrdivide(B, A, varargin)
  if ~isfloat(A) || ~isfloat(B)
    error('MATLAB:pagemrdivide:invalidType', 'pagemrdivide: expected floating-point arrays, found %s and %s', ...
          class(B), class(A));
  end
  A = pagetext('pagemrdivide', A, varargin);
  X = pagetranspose(pagesolve(pagetranspose(A), pagetranspose(B)));
  if nargout > 1
    r = pagefun(@rcond, A);
  end
end
