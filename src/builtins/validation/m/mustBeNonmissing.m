function mustBeNonmissing(x)
  if ~(~any(reshape(ismissing(x), [], 1)))
    error('MATLAB:validators:mustBeNonmissing', 'Value must not be missing.');
  end
end
