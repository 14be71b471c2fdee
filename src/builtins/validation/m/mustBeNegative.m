function mustBeNegative(x)
  holds = x < 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNegative', 'mustBeNegative: the values must be negative; %d of them are not', sum(~holds(:)));
  end
end
