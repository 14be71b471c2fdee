function l = lcm(varargin)
  l = varargin{1};
  if ~isnumeric(l)
    error('MATLAB:lcm:inputType', 'lcm: expected numeric arrays');
  end
  for k = 2:nargin
    x = varargin{k};
    if ~isnumeric(x)
      error('MATLAB:lcm:inputType', 'lcm: expected numeric arrays');
    end
    g = gcd(l, x);
    product = abs(l .* (x ./ max(g, 1)));
    product(l .* ones(size(x), class(x)) == 0 | x .* ones(size(l), class(l)) == 0) = 0;
    l = product;
  end
end
