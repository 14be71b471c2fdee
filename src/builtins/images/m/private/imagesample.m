function B = imagesample(A, r, c, method, fill)
  % The planes of an image at rows and columns between its own; what lies beyond its pixels is filled.
  [m, n] = size(A, 1, 2);
  planes = size(A);
  planes = planes(3:end);
  reach = 2;
  P = imagepad(imagefloat(A), [reach, reach], [reach, reach], fill);
  P = reshape(P, (m + 2 * reach) * (n + 2 * reach), []);
  tiny = 1e-9 * max([m, n, 1]);
  inside = r >= 0.5 - tiny & r <= m + 0.5 + tiny & c >= 0.5 - tiny & c <= n + 0.5 + tiny;
  switch method
    case 'nearest'
      i = min(max(round(r - tiny), 1), m);
      j = min(max(round(c - tiny), 1), n);
      steps = 0;
      wr = {1};
      wc = {1};
    case {'bilinear', 'linear'}
      inside = r > 0 & r < m + 1 & c > 0 & c < n + 1;
      i = min(max(floor(r), 0), m);
      j = min(max(floor(c), 0), n);
      steps = 0:1;
      wr = {1 - (r - i), r - i};
      wc = {1 - (c - j), c - j};
    otherwise
      inside = r > 0 & r < m + 1 & c > 0 & c < n + 1;
      i = min(max(floor(r), 0), m);
      j = min(max(floor(c), 0), n);
      steps = -1:2;
      wr = cubic(r - i);
      wc = cubic(c - j);
  end
  B = zeros(numel(r), size(P, 2), 'like', P);
  at = i + reach + (j + reach - 1) * (m + 2 * reach);
  for k = 1:numel(steps)
    for l = 1:numel(steps)
      w = cast(wr{k} .* wc{l}, class(P));
      B = B + w(:) .* P(reshape(at + (steps(k) + steps(l) * (m + 2 * reach)), [], 1), :);
    end
  end
  B(~inside(:) & true(1, size(B, 2))) = fill;
  B = imageclass(reshape(B, [size(r), planes, 1]), class(A));
end

function w = cubic(t)
  w = {((-t + 2) .* t - 1) .* t / 2, ((3 * t - 5) .* t .* t + 2) / 2, ...
       ((-3 * t + 4) .* t + 1) .* t / 2, (t - 1) .* t .* t / 2};
end
