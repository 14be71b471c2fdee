function mustBeGreaterThanOrEqual(x, c)
  holds = x >= c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeGreaterThanOrEqual', 'Value must be greater than or equal to %s.', written_value(c));
  end
end
