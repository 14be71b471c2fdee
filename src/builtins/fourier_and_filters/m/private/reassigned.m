function q = reassigned(p, fc, tc, f, t, o)
  % Each power at the frequency and the time of the segments that are nearest to its centre.
  if isempty(o.at)
    if f(1) == 0 && 2 * f(end) <= o.rate
      fc = abs(fc);
      fc = min(fc, o.rate - fc);
    else
      low = f(1) - o.rate / o.nfft / 2;
      fc = mod(fc - low, o.rate) + low;
    end
  end
  row = nearest(fc, f);
  col = nearest(tc, t);
  q = accumarray([row(:), col(:)], double(p(:)), [numel(f), numel(t)]);
end

function at = nearest(x, grid)
  at = ones(size(x));
  if numel(grid) > 1
    grid = reshape(grid, 1, []);
    at = discretize(x, [-Inf, (grid(1:end - 1) + grid(2:end)) / 2, Inf]);
  end
end
