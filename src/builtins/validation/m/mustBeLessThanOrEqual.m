function mustBeLessThanOrEqual(x, c)
  holds = x <= c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeLessThanOrEqual', 'Value must be less than or equal to %s.', written_value(c));
  end
end
