function x = standardizeMissing(x, indicators)
  if iscellstr(x)
    x(ismember(x, indicators)) = {''};
  elseif isfloat(x)
    x(ismember(x, indicators)) = NaN;
  elseif isstring(x)
    x(ismember(x, indicators)) = string(NaN);
  else
    error('MATLAB:standardizeMissing:InvalidClass', 'standardizeMissing: the class %s has no missing value', class(x));
  end
end
