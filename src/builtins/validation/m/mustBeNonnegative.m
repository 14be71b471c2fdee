function mustBeNonnegative(x)
  holds = x >= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonnegative', 'mustBeNonnegative: the values must be nonnegative; %d of them are not', sum(~holds(:)));
  end
end
