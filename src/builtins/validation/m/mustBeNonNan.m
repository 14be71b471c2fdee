function mustBeNonNan(x)
  holds = ~isnan(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonNan', 'Value must not be NaN.');
  end
end
