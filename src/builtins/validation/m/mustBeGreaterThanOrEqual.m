function mustBeGreaterThanOrEqual(x, c)
  holds = x >= c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeGreaterThanOrEqual', 'mustBeGreaterThanOrEqual: the values must be greater than or equal to %g; %d of them are not', c, sum(~holds(:)));
  end
end
