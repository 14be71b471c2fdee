function [X, r] = pagemldivide(A, varargin)
  [A, given] = pagetext('pagemldivide', A, varargin);
  if numel(given) ~= 1
    error('MATLAB:pagemldivide:invalidInputs', 'pagemldivide: expected two arrays');
  end
  if ~isfloat(A) || ~isfloat(given{1})
    error('MATLAB:pagemldivide:invalidType', 'pagemldivide: expected floating-point arrays, found %s and %s', ...
          class(A), class(given{1}));
  end
  X = pagesolve(A, given{1});
  if nargout > 1
    r = pagefun(@rcond, A);
  end
end
