function s = sumsqr(x)
  if iscell(x)
    s = sum(cellfun(@sumsqr, x(:)));
    return
  end
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:sumsqr:numbers', 'sumsqr: expected numbers');
  end
  x = x(isfinite(x));
  if ~isfloat(x)
    x = double(x);
  end
  s = sum(x(:) .^ 2);
end
