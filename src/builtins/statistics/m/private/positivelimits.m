function ci = positivelimits(params, information, alpha)
  % Limits of confidence of positive parameters, from the information about them.
  spread = sqrt(diag(inv(information))).' ./ params;
  ci = exp(log(params) + [-1; 1] * norminv(1 - alpha / 2) * spread);
end
