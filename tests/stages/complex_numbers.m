% Complex numbers: arithmetic, parts, functions
x = rand(40, 1); z = complex(x, 1 - x); w = complex(single(x), single(2 * x));
%% program
a = z .* z + 1i * z - 2; b = abs(z) + real(z) - imag(z); c = conj(z) ./ z; d = exp(z) + sqrt(z); e = angle(w) + w .* 2;
f = sum(z .* w); g = z == c; h = prod(w(1:5));
