function dE = deltaE(A, B, varargin)
  % CIE 1976.
  o = imageoptions('deltaE', varargin, struct('isInputLab', false));
  [a, b] = imagelabs('deltaE', A, B, o.isInputLab);
  dE = sqrt(sum((a - b) .^ 2, 3));
end
