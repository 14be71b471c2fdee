function mustBeFinite(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeFinite: expected a value');
  end
  holds = isfinite(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeFinite', 'mustBeFinite: the values must be finite; %d of them are not', sum(~holds(:)));
  end
end
