function [p, stats] = symamd(A, knobs)
  p = minimumdegree(squarepattern('symamd', A));
  stats = zeros(1, 20);
end
