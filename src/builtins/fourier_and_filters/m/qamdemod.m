function x = qamdemod(y, M, varargin)
  o = modulation_arguments('qamdemod', M, varargin);
  points = qam_points('qamdemod', M, o.order);
  if o.unit
    points = points / sqrt(mean(abs(points).^2));
  end
  if ~isempty(o.soft)
    % How much likelier each bit is 0 than 1, as logarithms.
    d = -abs(y(:) - points) .^ 2 ./ o.noise(:);
    ones_of = reshape(bits_of_symbols((0:M - 1)', M), [], M) == 1;
    x = zeros(size(ones_of, 1), numel(y));
    for k = 1:size(x, 1)
      x(k, :) = likely(d(:, ~ones_of(k, :)), o.soft) - likely(d(:, ones_of(k, :)), o.soft);
    end
    x = reshape(x, size(x, 1) * size(y, 1), []);
    return;
  end
  [~, at] = min(abs(y(:) - points), [], 2);
  x = reshape(at - 1, size(y));
  if o.bits
    x = bits_of_symbols(x, M);
  end
end

function p = likely(d, kind)
  p = max(d, [], 2);
  if strcmp(kind, 'llr')
    p = p + log(sum(exp(d - p), 2));
  end
end
