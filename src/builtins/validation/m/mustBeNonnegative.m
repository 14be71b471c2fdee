function mustBeNonnegative(x)
  holds = x >= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonnegative', 'Value must be nonnegative.');
  end
end
