% Poisson's equation by conjugate gradients, no matrix made.
%size device N=1024 turns=50
%size host N=256 turns=30
%size tiny N=32 turns=5
%in B uniform(-1,1) [N N]
%in turns
%out X single=1e-3
X = zeros(size(B), 'like', B);
R = B;
P = R;
rr = sum(R(:).^2);
for k = 1:turns
  AP = poisson(P);
  alpha = rr / sum(P(:) .* AP(:));
  X = X + alpha * P;
  R = R - alpha * AP;
  next = sum(R(:).^2);
  if sqrt(next) < 1e-12
    break
  end
  P = R + next / rr * P;
  rr = next;
end

function Y = poisson(U)
  Y = 4 * U;
  Y(2:end, :) = Y(2:end, :) - U(1:end-1, :);
  Y(1:end-1, :) = Y(1:end-1, :) - U(2:end, :);
  Y(:, 2:end) = Y(:, 2:end) - U(:, 1:end-1);
  Y(:, 1:end-1) = Y(:, 1:end-1) - U(:, 2:end);
end
