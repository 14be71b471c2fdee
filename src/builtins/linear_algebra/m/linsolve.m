function [X, r] = linsolve(A, B, opts)
  if ~isnumeric(A) || ~isnumeric(B)
    error('MATLAB:linsolve:inputType', 'linsolve: expected numeric matrices');
  end
  if nargin < 3
    opts = struct();
  elseif ~isstruct(opts)
    error('MATLAB:linsolve:badOptions', 'linsolve: the options must be a structure');
  end
  asked = @(name) isfield(opts, name) && all(opts.(name));
  % What an option says of A is believed: the other triangle is not looked at.
  if asked('UT')
    A = triu(A);
  end
  if asked('LT')
    A = tril(A);
  end
  if asked('TRANSA')
    A = A';
  end
  if nargout == 2
    % Who asks for the condition is not warned.
    X = unwarned(@() A \ B);
  else
    X = A \ B;
  end
  if nargout == 2
    if diff(size(A)) == 0
      r = rcond(A);
    else
      r = rank(A);
    end
  end
end
