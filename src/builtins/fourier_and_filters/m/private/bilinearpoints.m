function [z, p, k] = bilinearpoints(z, p, k, rate)
  % s = 2 rate (z - 1) / (z + 1): Oppenheim and Schafer, Discrete-Time Signal Processing, section 7.1.
  c = 2 * rate;
  more = numel(p) - numel(z);
  k = k * real(prod(c - z) / prod(c - p));
  z = [(c + z) ./ (c - z); -ones(more, 1)];
  p = (c + p) ./ (c - p);
end
