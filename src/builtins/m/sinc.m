function y = sinc(x)
  if nargin ~= 1
    error('MATLAB:minrhs', 'sinc: expected an array');
  end
  y = ones(size(x), class(x));
  nonzero = x ~= 0;
  t = pi * x(nonzero);
  y(nonzero) = sin(t) ./ t;
end
