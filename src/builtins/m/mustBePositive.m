function mustBePositive(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBePositive: expected a value');
  end
  holds = x > 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBePositive', 'mustBePositive: the values must be positive; %d of them are not', sum(~holds(:)));
  end
end
