function mustBeLessThan(x, c)
  if nargin ~= 2
    error('MATLAB:minrhs', 'mustBeLessThan: expected a value and a bound');
  end
  holds = x < c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeLessThan', 'mustBeLessThan: the values must be less than %g; %d of them are not', c, sum(~holds(:)));
  end
end
