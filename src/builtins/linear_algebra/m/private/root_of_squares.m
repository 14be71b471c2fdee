function n = root_of_squares(v, dim)
  % The root of the sum of squares along a dimension, of which none overflows or vanishes: those of large and of small
  % elements are summed apart (J. L. Blue, A portable Fortran program to find the Euclidean norm of a vector, 1978).
  % One pass over the elements, and all of it stays captured: nobody looks at them here.
  if isa(v, 'single')
    down = 2 ^ -80; up = 2 ^ 85; least = 2 ^ -70; most = 1e38;
  else
    down = 2 ^ -600; up = 2 ^ 600; least = 2 ^ -960; most = 1e308;
  end
  n = sum_of_squares(v, dim);
  large = sqrt(sum_of_squares(v * down, dim)) / down;
  small = sqrt(sum_of_squares(v * up, dim)) / up;
  n = chosen(n > most, large, chosen(n < least, small, sqrt(n)));
end

function s = sum_of_squares(v, dim)
  if isreal(v)
    s = sum(v .^ 2, dim);
  else
    s = sum(real(v) .^ 2 + imag(v) .^ 2, dim);
  end
end
