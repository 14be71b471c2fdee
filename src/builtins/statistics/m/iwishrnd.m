% The inverse of a Wishart matrix: A^-1 with A of the same degrees of freedom and the inverse of Tau.
function [W, DI] = iwishrnd(Tau, df, DI)
  if nargin < 3
    T = inv(Tau);
    DI = covariancefactor('iwishrnd', (T + T') / 2);
  end
  A = wishrnd(Tau, df, DI);
  W = inv(A);
  W = (W + W') / 2;
end
