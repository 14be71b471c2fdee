function B = imagesample(A, r, c, method, fill)
  % The planes of an image at rows and columns between its own; what lies beyond its pixels is filled.
  [m, n] = size(A, 1, 2);
  planes = size(A);
  planes = planes(3:end);
  reach = 2;
  P = imagepad(imagefloat(A), [reach, reach], [reach, reach], fill);
  P = reshape(P, (m + 2 * reach) * (n + 2 * reach), []);
  if strcmp(method, 'nearest')
    tiny = 1e-9 * max([m, n, 1]);
    inside = r >= 0.5 - tiny & r <= m + 0.5 + tiny & c >= 0.5 - tiny & c <= n + 0.5 + tiny;
    i = min(max(int32(round(r - tiny)), 1), m);
    j = min(max(int32(round(c - tiny)), 1), n);
    steps = 0;
    wr = {1};
    wc = {1};
  else
    % At a coordinate of 0 lies what is beyond the pixels, and nowhere at what is not a number.
    below = floor(max(r, -9));
    before = floor(max(c, -9));
    wr = cast(r - below, class(P));
    wc = cast(c - before, class(P));
    below = int32(below);
    before = int32(before);
    inside = below >= 0 & below <= m & before >= 0 & before <= n;
    i = min(max(below, 0), m);
    j = min(max(before, 0), n);
    if any(strcmp(method, {'bilinear', 'linear'}))
      steps = 0:1;
      wr = {1 - wr, wr};
      wc = {1 - wc, wc};
    else
      steps = -1:2;
      wr = cubic(wr);
      wc = cubic(wc);
    end
  end
  B = zeros(numel(r), size(P, 2), 'like', P);
  at = i + reach + (j + reach - 1) * (m + 2 * reach);
  for k = 1:numel(steps)
    for l = 1:numel(steps)
      w = wr{k} .* wc{l};
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
