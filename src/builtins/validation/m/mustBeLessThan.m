function mustBeLessThan(x, c)
  holds = x < c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeLessThan', 'Value must be less than %s.', written_value(c));
  end
end
