function mustBeNonzero(x)
  holds = x ~= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonzero', 'Value must not be zero.');
  end
end
