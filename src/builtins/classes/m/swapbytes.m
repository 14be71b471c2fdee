function y = swapbytes(x)
  if ! isnumeric(x)
    error('swapbytes: invalid object of class "%s", expected numeric', class(x));
  end
  type = class(x);
  n = numel(typecast(ones(1, 1, type), 'uint8'));
  if n == 1 || isempty(x)
    y = x;
    return;
  end
  bytes = reshape(typecast(reshape(x, 1, numel(x)), 'uint8'), n, numel(x));
  y = reshape(typecast(reshape(flipud(bytes), 1, n * numel(x)), type), size(x));
end
