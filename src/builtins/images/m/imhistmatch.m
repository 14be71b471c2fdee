function [B, histogram] = imhistmatch(A, ref, varargin)
  imagecheck('imhistmatch', A);
  imagecheck('imhistmatch', ref);
  n = 64;
  if mod(numel(varargin), 2) == 1
    n = varargin{1};
    varargin(1) = [];
  end
  o = imageoptions('imhistmatch', varargin, struct('Method', 'uniform'));
  smooth = strcmp(imageword('imhistmatch', o.Method, {'uniform', 'polynomial'}), 'polynomial');
  n = imagecount('imhistmatch', n, 'the number of bins', 1);
  if ~any(size(ref, 3) == [1, size(A, 3)])
    error('images:imhistmatch:invalidReference', ...
          'imhistmatch: the reference must have one plane, or as many as the image');
  end
  B = A;
  histogram = zeros(size(ref, 3), n);
  for k = 1:size(ref, 3)
    histogram(k, :) = imhist(ref(:, :, k), n).';
  end
  for k = 1:size(A, 3)
    if smooth
      B(:, :, k) = smoothly(A(:, :, k), histogram(min(k, end), :), n);
    else
      B(:, :, k) = histeq(A(:, :, k), histogram(min(k, end), :));
    end
  end
end

function B = smoothly(A, wanted, n)
  % The change of shades as a cubic polynomial that does not fall.
  counts = imhist(A, n).';
  shades = (0:n - 1) / (n - 1);
  from = cumsum(counts) / sum(counts);
  to = cumsum(wanted) / sum(wanted);
  keep = [true, diff(to) > 0];
  goal = min(max(interp1(to(keep), shades(keep), from, 'linear', 'extrap'), 0), 1);
  seen = counts > 0;
  degree = min(3, nnz(seen) - 1);
  p = polyfit(shades(seen), goal(seen), degree);
  T = cummax(min(max(polyval(p, linspace(0, 1, 256)), 0), 1));
  at = min(max(round(imageunit(A) * 255) + 1, 1), 256);
  B = imageshades(reshape(T(at), size(A)), class(A));
end
