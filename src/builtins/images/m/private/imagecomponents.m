function [L, count, area] = imagecomponents(BW, c)
  % Labels of connected components, in the order of their first elements, and how many elements each has: runs along columns, and
  % which of them touch. Where runs begin and end is all that is read of the image.
  n = ndims(BW);
  if isempty(BW)
    L = zeros(size(BW));
    count = 0;
    area = zeros(0, 1);
    return;
  end
  P = imagepad(BW, ones(1, n), ones(1, n), false);
  extent = size(P);
  P = P(:);
  if c((numel(c) + 1) / 2 + 1)
    first = P & ~[false; P(1:end - 1)];
    last = P & ~[P(2:end); false];
  else
    first = P;
    last = P;
  end
  places = find([first; last]);
  [low, high] = spans_of(c, extent);
  runs = numel(places) / 2;
  [label, area] = joinedruns(places(1:runs), places(runs + 1:end) - numel(P), low, high);
  count = numel(area);
  % Each element has the label of the last run that began.
  L = label(min(max(int32(P) .* cumsum(int32(first)), 0) + 1, numel(label)));
  at = arrayfun(@(m) 2:m - 1, extent, 'UniformOutput', false);
  L = reshape(L, extent);
  L = L(at{:});
end

function [low, high] = spans_of(c, extent)
  % From where to where neighbours lie in each column that comes after an element's own, as steps.
  low = [];
  high = [];
  columns = numel(c) / 3;
  for k = (columns + 3) / 2:columns
    shift = 0;
    rest = k - 1;
    stride = 1;
    for d = 1:numel(extent) - 1
      stride = stride * extent(d);
      shift = shift + (mod(rest, 3) - 1) * stride;
      rest = floor(rest / 3);
    end
    going = false;
    for i = 1:3
      if c(3 * (k - 1) + i)
        if ~going
          low(end + 1) = shift + i - 2;
        end
        high(numel(low)) = shift + i - 2;
      end
      going = c(3 * (k - 1) + i);
    end
  end
end
