function mustBeInteger(x)
  holds = isreal(x) & x == fix(x) & isfinite(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeInteger', 'Value must be integer.');
  end
end
