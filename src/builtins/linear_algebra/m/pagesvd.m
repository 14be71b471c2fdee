function [U, S, V] = pagesvd(A, varargin)
  if ~isfloat(A)
    error('MATLAB:pagesvd:invalidType', 'pagesvd: expected a floating-point array, found %s', class(A));
  end
  economy = false;
  vector = nargout < 2;
  for k = 1:numel(varargin)
    if isequal(varargin{k}, 0)
      economy = true;
      continue;
    end
    switch lower(char(varargin{k}))
      case 'econ', economy = true;
      case 'vector', vector = true;
      case 'matrix', vector = false;
      otherwise
        error('MATLAB:pagesvd:invalidOption', 'pagesvd: expected econ, vector or matrix, found %s', varargin{k});
    end
  end
  if nargout < 2
    U = everypage(@svd, A);
    if ~vector
      extent = size(A);
      if economy
        extent(1:2) = min(extent(1:2));
      end
      values = U;
      U = zeros(extent, class(A));
      for k = 1:size(values, 1)
        U(k, k, :) = values(k, 1, :);
      end
    end
    return;
  end
  if economy
    [U, S, V] = everypage(@(X) svd(X, 'econ'), A);
  else
    [U, S, V] = everypage(@svd, A);
  end
  if vector
    S = everypage(@(X) X(1:size(X, 1) + 1:size(X, 1) * min(size(X))).', S);
  end
end
