function mustBeLessThanOrEqual(x, c)
  holds = x <= c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeLessThanOrEqual', 'mustBeLessThanOrEqual: the values must be less than or equal to %g; %d of them are not', c, sum(~holds(:)));
  end
end
