function mustBeInteger(x)
  holds = isreal(x) & x == fix(x) & isfinite(x);
  if ~all(holds(:))
    error('MATLAB:validators:mustBeInteger', 'mustBeInteger: the values must be integers; %d of them are not', sum(~holds(:)));
  end
end
