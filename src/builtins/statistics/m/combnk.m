function C = combnk(v, k)
  v = reshape(v, 1, []);
  if ~(isnumeric(k) && isscalar(k) && k >= 0 && k == fix(k))
    error('stats:combnk:BadK', 'combnk: expected how many elements to choose');
  end
  if k > numel(v)
    C = v(zeros(0, k));
  elseif isscalar(v)
    C = v(ones(1, k));
  else
    C = flipud(nchoosek(v, k));
  end
end
