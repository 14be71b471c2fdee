function mustBeNonzero(x)
  holds = x ~= 0;
  if ~all(holds(:))
    error('MATLAB:validators:mustBeNonzero', 'mustBeNonzero: the values must not be zero; %d of them are not', sum(~holds(:)));
  end
end
