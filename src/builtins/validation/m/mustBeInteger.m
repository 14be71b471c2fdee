function mustBeInteger(x)
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:validators:mustBeNumericOrLogical', 'Value must be numeric or logical.');
  end
  holds = isreal(x) & x == fix(x) & isfinite(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeInteger', 'Value must be integer.');
  end
end
