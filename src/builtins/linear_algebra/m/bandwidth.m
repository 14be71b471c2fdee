function [lower, upper] = bandwidth(A, type)
  if ~isnumeric(A) && ~islogical(A) || ~ismatrix(A)
    error('MATLAB:bandwidth:inputType', 'bandwidth: expected a numeric matrix');
  end
  [i, j] = find(A);
  below = i(:) - j(:);
  widths = [max([0; below]), max([0; -below])];
  if nargin < 2
    lower = widths(1);
    upper = widths(2);
    return;
  end
  asked = strcmp(type, {'lower', 'upper'});
  if ~any(asked)
    error('MATLAB:bandwidth:badType', 'bandwidth: the type must be ''lower'' or ''upper''');
  end
  if nargout > 1
    error('MATLAB:bandwidth:tooManyOutputs', 'bandwidth: one result only where a type is given');
  end
  lower = widths(asked);
end
