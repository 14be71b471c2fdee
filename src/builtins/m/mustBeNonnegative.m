function mustBeNonnegative(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeNonnegative: expected a value');
  end
  holds = x >= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonnegative', 'mustBeNonnegative: the values must be nonnegative; %d of them are not', sum(~holds(:)));
  end
end
