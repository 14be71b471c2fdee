function mustBeNonpositive(x)
  holds = x <= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonpositive', 'Value must not be positive.');
  end
end
