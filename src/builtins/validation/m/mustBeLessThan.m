function mustBeLessThan(x, c)
  holds = x < c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeLessThan', 'mustBeLessThan: the values must be less than %g; %d of them are not', c, sum(~holds(:)));
  end
end
