function mustBePositive(x)
  holds = x > 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBePositive', 'Value must be positive.');
  end
end
