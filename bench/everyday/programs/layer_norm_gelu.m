% Layer norm over the features, then GELU.
%size device N=65536 M=256
%size host N=4096 M=256
%size tiny N=70 M=33
%in X uniform(-2,2) [N M]
%in gain uniform(0.5,1.5) [1 M]
%in bias uniform(-1,1) [1 M]
%out Y
Y = gelu(layer_norm(X, gain, bias));

function Y = layer_norm(X, gain, bias)
  mu = mean(X, 2);
  v = mean((X - mu).^2, 2);
  Y = (X - mu) ./ sqrt(v + 1e-5) .* gain + bias;
end

function Y = gelu(X)
  Y = 0.5 * X .* (1 + erf(X / sqrt(2)));
end
