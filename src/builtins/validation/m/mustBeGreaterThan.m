function mustBeGreaterThan(x, c)
  holds = x > c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeGreaterThan', 'mustBeGreaterThan: the values must be greater than %g; %d of them are not', c, sum(~holds(:)));
  end
end
