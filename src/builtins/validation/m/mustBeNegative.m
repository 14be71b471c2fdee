function mustBeNegative(x)
  holds = x < 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNegative', 'Value must be negative.');
  end
end
