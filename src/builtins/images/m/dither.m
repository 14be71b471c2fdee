function X = dither(I, map, varargin)
  % Floyd and Steinberg, An adaptive algorithm for spatial grey scale, Proc. SID 17 (1976).
  imagecheck('dither', I);
  if nargin < 2
    if ~ismatrix(I)
      error('images:dither:invalidImage', 'dither: an image of colors needs a colormap');
    end
    X = spread(gather(double(imageunit(I))), [], 0) > 1;
    return;
  end
  if ~colormapcheck(map)
    error('images:dither:invalidMap', 'dither: MAP must be a valid colormap: 3 columns of numbers from 0 to 1');
  elseif size(I, 3) ~= 3
    error('images:dither:invalidImage', 'dither: expected an image of 3 planes, found %d', size(I, 3));
  end
  bits = [5, 8];
  for k = 1:min(numel(varargin), 2)
    bits(k) = imagecount('dither', varargin{k}, 'the number of bits', 1);
  end
  if bits(2) < bits(1)
    X = rgb2ind(I, map, 'nodither');
    return;
  end
  X = spread(gather(double(imageunit(I))), gather(double(map)), min(bits(1), 7));
  if size(map, 1) <= 256
    X = uint8(X - 1);
  elseif size(map, 1) <= 65536
    X = uint16(X - 1);
  end
end

function X = spread(I, map, bits)
  [m, n, planes] = size(I, 1, 2, 3);
  if planes == 1
    X = of_shades(I(:), m, n);
  elseif size(map, 1) <= 16
    X = of_colors(I(:), m, n, map(:), size(map, 1), 0, 0);
  else
    % The nearest colors of a lattice: Thomas, Efficient inverse color map computation, Graphics Gems II, 1991.
    steps = 2 ^ bits;
    shade = (0:steps - 1).' / (steps - 1);
    table = zeros(steps ^ 2, steps);
    [r, g] = ndgrid(shade, shade);
    near = (r(:) - map(:, 1).') .^ 2 + (g(:) - map(:, 2).') .^ 2;
    for k = 1:steps
      [~, table(:, k)] = min(near + (shade(k) - map(:, 3).') .^ 2, [], 2);
    end
    X = of_colors(I(:), m, n, map(:), size(map, 1), gather(table(:)), steps);
  end
  X = reshape(X, m, n);
end

function X = of_shades(I, m, n)
  % How far a pixel is from what it becomes goes on to the neighbours that follow.
  X = I;
  for i = 1:m
    for j = 1:n
      at = i + (j - 1) * m;
      e = I(at);
      X(at) = 1;
      if e > 0.5
        X(at) = 2;
        e = e - 1;
      end
      e = e / 16;
      if j < n
        I(at + m) = I(at + m) + 7 * e;
      end
      if i < m
        I(at + 1) = I(at + 1) + 5 * e;
        if j > 1
          I(at + 1 - m) = I(at + 1 - m) + 3 * e;
        end
        if j < n
          I(at + 1 + m) = I(at + 1 + m) + e;
        end
      end
    end
  end
end

function X = of_colors(I, m, n, map, count, table, steps)
  % The nearest color of the map for each pixel, in the same way.
  total = m * n;
  X = I(1:total);
  for i = 1:m
    for j = 1:n
      at = i + (j - 1) * m;
      r = I(at);
      g = I(at + total);
      b = I(at + 2 * total);
      best = Inf;
      k = 1;
      if steps > 0
        u = min(max(round(r * (steps - 1)), 0), steps - 1);
        v = min(max(round(g * (steps - 1)), 0), steps - 1);
        w = min(max(round(b * (steps - 1)), 0), steps - 1);
        k = table(1 + u + steps * (v + steps * w));
      end
      for c = 1:count * (steps == 0)
        u = r - map(c);
        v = g - map(c + count);
        w = b - map(c + 2 * count);
        far = u * u + v * v + w * w;
        if far < best
          best = far;
          k = c;
        end
      end
      X(at) = k;
      for p = 0:2
        q = at + p * total;
        e = (I(q) - map(k + p * count)) / 16;
        if j < n
          I(q + m) = I(q + m) + 7 * e;
        end
        if i < m
          I(q + 1) = I(q + 1) + 5 * e;
          if j > 1
            I(q + 1 - m) = I(q + 1 - m) + 3 * e;
          end
          if j < n
            I(q + 1 + m) = I(q + 1 + m) + e;
          end
        end
      end
    end
  end
end
