function x = standardizeMissing(x, indicators)
  if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if iscellstr(x)
    x(ismember(x, indicators)) = {''};
  elseif isfloat(x)
    x(ismember(x, indicators)) = NaN;
  elseif isstring(x)
    x(ismember(x, indicators)) = missing;
  else
    error('MATLAB:standardizeMissing:InvalidClass', 'standardizeMissing: the class %s has no missing value', class(x));
  end
end
