function y = dirac(x)
  if ~isnumeric(x) && ~islogical(x) || ~isreal(x)
    error('symbolic:dirac:InvalidInput', 'dirac: expected real numbers');
  end
  y = zeros(size(x), 'like', x + 0.0);
  y(x == 0) = Inf;
  y(isnan(x)) = NaN;
end
