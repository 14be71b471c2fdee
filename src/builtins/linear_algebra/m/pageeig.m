function [V, D, W] = pageeig(A, varargin)
  if ~isfloat(A)
    error('MATLAB:pageeig:invalidType', 'pageeig: expected a floating-point array, found %s', class(A));
  end
  if size(A, 1) ~= size(A, 2)
    error('MATLAB:pageeig:square', 'pageeig: the pages must be square, found %d rows and %d columns', ...
          size(A, 1), size(A, 2));
  end
  vector = nargout < 2;
  B = {};
  for k = 1:numel(varargin)
    if isfloat(varargin{k})
      B = {reshape(varargin{k}, size(A, 1), size(A, 2), [])};
      continue;
    end
    switch lower(char(varargin{k}))
      case 'vector', vector = true;
      case 'matrix', vector = false;
      otherwise
        error('MATLAB:pageeig:invalidOption', 'pageeig: expected vector or matrix, found %s', varargin{k});
    end
  end
  if nargout < 2
    V = everypage(@eig, A, B{:});
    if ~vector
      V = everypage(@diag, V);
    end
    return;
  elseif nargout < 3
    [V, D] = everypage(@eig, A, B{:});
  else
    [V, D, W] = everypage(@eig, A, B{:});
  end
  if vector
    D = everypage(@diag, D);
  end
end
