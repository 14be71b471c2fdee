function s = sumsqr(x)
  if iscell(x)
    s = sum(cellfun(@sumsqr, x(:)));
    return
  end
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:sumsqr:numbers', 'sumsqr: expected numbers');
  end
  x = double(x(isfinite(x)));
  s = sum(x(:) .^ 2);
end
