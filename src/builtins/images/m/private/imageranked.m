function [low, high] = imageranked(x, domain, added, border, ranks)
  % The elements of the neighbourhood of each that come at one or two places in their order. The domain is a matrix of truth
  % values, or the size of a neighbourhood that is whole; numbers may be added to the elements before, one for each of the domain.
  whole = ~islogical(domain);
  if whole
    extent = domain;
  else
    domain = gather(domain);
    extent = size(domain);
  end
  if islogical(x)
    x = uint8(x);
  end
  if isempty(x)
    [low, high] = deal(zeros(size(x), class(x)));
    return;
  end
  [m, n] = size(x);
  before = floor((extent - 1) / 2);
  x = imagepad(x, before, extent - 1 - before, border);
  parts = {};
  for j = 1:extent(2)
    for i = 1:extent(1)
      if whole || domain(i, j)
        parts{end + 1} = x(i:i + m - 1, j:j + n - 1);
        if ~isempty(added)
          parts{end} = parts{end} + added(numel(parts));
        end
      end
    end
  end
  if numel(parts) <= 25
    parts = sortnetwork(parts);
    [low, high] = deal(parts{ranks(1)}, parts{ranks(end)});
    return;
  end
  % Of large neighbourhoods so many columns of the image at a time that there is room.
  step = max(1, floor(2 ^ 23 / (m * numel(parts))));
  [low, high] = deal(zeros(m, n, class(parts{1})));
  for from = 1:step:n
    to = min(from + step - 1, n);
    window = cellfun(@(part) reshape(part(:, from:to), 1, []), parts, 'UniformOutput', false);
    window = sort(vertcat(window{:}), 1);
    low(:, from:to) = reshape(window(ranks(1), :), m, []);
    high(:, from:to) = reshape(window(ranks(end), :), m, []);
  end
end
