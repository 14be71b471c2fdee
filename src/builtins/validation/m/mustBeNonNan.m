function mustBeNonNan(x)
  holds = ~isnan(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonNan', 'mustBeNonNan: the values must not be NaN; %d of them are not', sum(~holds(:)));
  end
end
