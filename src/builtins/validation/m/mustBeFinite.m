function mustBeFinite(x)
  holds = isfinite(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeFinite', 'mustBeFinite: the values must be finite; %d of them are not', sum(~holds(:)));
  end
end
