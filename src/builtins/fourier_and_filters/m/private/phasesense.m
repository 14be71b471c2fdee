function sense = phasesense(b, tolerance)
  % 1 for coefficients that are mirrored, -1 where that changes the sign, else 0.
  if nargin < 2
    tolerance = eps ^ (2 / 3);
  end
  b = reshape(double(b), 1, []);
  near = tolerance * max(abs(b));
  sense = 0;
  if all(abs(b - conj(fliplr(b))) <= near)
    sense = 1;
  elseif all(abs(b + conj(fliplr(b))) <= near)
    sense = -1;
  end
end
