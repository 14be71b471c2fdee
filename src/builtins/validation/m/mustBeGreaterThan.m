function mustBeGreaterThan(x, c)
  holds = x > c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeGreaterThan', 'Value must be greater than %s.', written_value(c));
  end
end
