function mustBeNonmissing(x)
  if ~(~any(reshape(ismissing(x), [], 1)))
    error('MATLAB:validators:mustBeNonmissing', 'mustBeNonmissing: the value must have nothing missing; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
