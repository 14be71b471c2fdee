function [Q, index] = imquantize(A, levels, values)
  imagecheck('imquantize', A);
  if ~(isnumeric(levels) && isvector(levels) && issorted(levels(:)))
    error('images:imquantize:invalidLevels', 'imquantize: the levels must be a vector that does not fall');
  end
  index = ones(size(A));
  for k = 1:numel(levels)
    index = index + (A > levels(k));
  end
  if nargin < 3
    Q = index;
  elseif ~(isnumeric(values) && numel(values) == numel(levels) + 1)
    error('images:imquantize:invalidValues', ...
          'imquantize: there must be %d values, one more than levels', numel(levels) + 1);
  else
    Q = reshape(values(index), size(A));
  end
end
