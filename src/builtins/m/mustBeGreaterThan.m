function mustBeGreaterThan(x, c)
  if nargin ~= 2
    error('MATLAB:minrhs', 'mustBeGreaterThan: expected a value and a bound');
  end
  holds = x > c;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeGreaterThan', 'mustBeGreaterThan: the values must be greater than %g; %d of them are not', c, sum(~holds(:)));
  end
end
