function mustBeNonpositive(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeNonpositive: expected a value');
  end
  holds = x <= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonpositive', 'mustBeNonpositive: the values must not be positive; %d of them are not', sum(~holds(:)));
  end
end
