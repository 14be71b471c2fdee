function mustBeNonpositive(x)
  holds = x <= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonpositive', 'mustBeNonpositive: the values must not be positive; %d of them are not', sum(~holds(:)));
  end
end
