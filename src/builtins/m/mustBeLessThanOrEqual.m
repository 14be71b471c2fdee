function mustBeLessThanOrEqual(x, c)
  if nargin ~= 2
    error('MATLAB:minrhs', 'mustBeLessThanOrEqual: expected a value and a bound');
  end
  holds = x <= c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeLessThanOrEqual', 'mustBeLessThanOrEqual: the values must be less than or equal to %g; %d of them are not', c, sum(~holds(:)));
  end
end
