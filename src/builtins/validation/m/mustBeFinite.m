function mustBeFinite(x)
  holds = isfinite(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeFinite', 'Value must be finite.');
  end
end
