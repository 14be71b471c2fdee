function C = combvec(varargin)
  % The columns of the first go through fastest.
  if nargin == 0 || ~all(cellfun(@(v) isnumeric(v) && ismatrix(v), varargin))
    error('nnet:combvec:matrices', 'combvec: expected matrices of numbers');
  end
  C = varargin{1};
  for k = 2:nargin
    next = varargin{k};
    C = [repmat(C, 1, size(next, 2)); repelem(next, 1, size(C, 2))];
  end
end
