function [lower, upper] = bandwidth(A, type)
  if nargin < 1
    error('MATLAB:minrhs', 'bandwidth: expected a matrix');
  end
  if ~(isnumeric(A) || islogical(A)) || ndims(A) > 2
    error('MATLAB:bandwidth:inputType', 'bandwidth: expected a numeric matrix');
  end
  if nargin == 2
    if ~(ischar(type) && any(strcmp(type, {'lower', 'upper'})))
      error('MATLAB:bandwidth:badType', 'bandwidth: the type must be ''lower'' or ''upper''');
    end
    if nargout > 1
      error('MATLAB:bandwidth:tooManyOutputs', 'bandwidth: one result only where a type is given');
    end
  end
  if isempty(A)
    lo = 0;
    up = 0;
  else
    [i, j] = find(A);
    if isempty(i)
      lo = 0;
      up = 0;
    else
      lo = max(0, max(i - j));
      up = max(0, max(j - i));
    end
  end
  if nargin == 2
    if strcmp(type, 'lower')
      lower = lo;
    else
      lower = up;
    end
  else
    lower = lo;
    upper = up;
  end
end
