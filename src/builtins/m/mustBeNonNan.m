function mustBeNonNan(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeNonNan: expected a value');
  end
  holds = ~isnan(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonNan', 'mustBeNonNan: the values must not be NaN; %d of them are not', sum(~holds(:)));
  end
end
