function B = imagevoted(A, extent, border, f)
  % What a function makes of the neighbourhoods of all elements of an array, which are the rows of a matrix, of so many
  % elements at a time that there is room.
  B = A;
  if isempty(A)
    return;
  end
  kind = class(A);
  if islogical(A)
    A = uint8(A);
  end
  n = max(ndims(A), numel(extent));
  extent(end + 1:n) = 1;
  full = size(A);
  full(end + 1:n) = 1;
  half = (extent - 1) / 2;
  P = imagepad(A, half, half, border);
  step = max(1, floor(2 ^ 23 / max(prod(full(1:n - 1)) * prod(extent), 1)));
  at = cell(1, n);
  for from = 1:step:full(n)
    to = min(from + step - 1, full(n));
    part = [full(1:n - 1), to - from + 1];
    window = zeros(prod(part), prod(extent), class(A));
    for k = 1:prod(extent)
      rest = k - 1;
      for d = 1:n
        at{d} = mod(rest, extent(d)) + (1:part(d));
        rest = floor(rest / extent(d));
      end
      at{n} = at{n} + from - 1;
      window(:, k) = reshape(P(at{:}), [], 1);
    end
    places = repmat({':'}, 1, n);
    places{n} = from:to;
    B(places{:}) = imageclass(reshape(f(window), part), kind);
  end
end
