function [R, sigma] = corrcov(C)
  if ~(isnumeric(C) && ismatrix(C) && size(C, 1) == size(C, 2))
    error('stats:corrcov:NotSquare', 'corrcov: expected a covariance matrix');
  end
  sigma = sqrt(diag(C));
  R = C ./ (sigma * sigma.');
  R = (R + R.') / 2;
  R(1:size(R, 1) + 1:end) = 1;
end
