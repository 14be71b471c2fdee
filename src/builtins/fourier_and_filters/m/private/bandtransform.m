function [z, p, k] = bandtransform(z, p, k, edges, kind)
  % A lowpass filter with the edge 1 moved to other edges: Parks and Burrus, Digital Filter Design, 1987, section 7.1.
  z = reshape(z, [], 1);
  more = numel(p) - numel(z);
  switch kind
    case 'low'
      z = z * edges;
      p = p * edges;
      k = k * edges ^ more;
    case 'high'
      k = k * real(prod(-z) / prod(-p));
      z = [edges ./ z; zeros(more, 1)];
      p = edges ./ p;
    otherwise
      width = edges(2) - edges(1);
      square = edges(1) * edges(2);
      if strcmp(kind, 'bandpass')
        z = z * width / 2;
        p = p * width / 2;
        k = k * width ^ more;
        rest = zeros(more, 1);
      else
        k = k * real(prod(-z) / prod(-p));
        z = width / 2 ./ z;
        p = width / 2 ./ p;
        rest = 1i * sqrt(square) * repmat([1; -1], more, 1);
      end
      % Two of each, which together make the square of the centre.
      z = [halves(z, square); rest];
      p = halves(p, square);
  end
end

function z = halves(z, square)
  % The larger one first, from which the other follows without cancellation.
  d = sqrt(complex(z .^ 2 - square));
  d = d .* (1 - 2 * (real(z .* conj(d)) < 0));
  large = z + d;
  z = [large; square ./ large];
end
