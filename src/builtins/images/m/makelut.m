function lut = makelut(f, n, varargin)
  if ~(isa(f, 'function_handle') || ischar(f) || isstring(f))
    error('images:makelut:function', 'makelut: expected a function');
  end
  if ~(isequal(n, 2) || isequal(n, 3))
    error('images:makelut:size', 'makelut: expected neighbourhoods of 2 by 2 or 3 by 3');
  end
  f = fcnchk(f, numel(varargin));
  lut = zeros(2 ^ (n * n), 1);
  for k = 1:numel(lut)
    lut(k) = f(reshape(bitget(k - 1, 1:n * n), n, n), varargin{:});
  end
end
