function mustBePositive(x)
  holds = x > 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBePositive', 'mustBePositive: the values must be positive; %d of them are not', sum(~holds(:)));
  end
end
